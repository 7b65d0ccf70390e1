"""Where the files of the bid book are: in this package, beside the modules."""

from pathlib import Path
from typing import Final

BOOK: Final = Path(__file__).with_name("four.book")
"""What the counting came to, for table ``four``."""

FITTED: Final = Path(__file__).with_name("fitted.json")
"""What was fitted to the players, by their names."""
