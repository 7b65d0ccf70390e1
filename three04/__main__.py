"""`python -m three04`, the same as the `three04` command."""

import sys

from three04.cli import main

if __name__ == "__main__":
    sys.exit(main())
