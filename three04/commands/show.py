"""``three04 show``: another name of ``three04 replay``."""

from three04.commands.replay import add_arguments, run

__all__ = ["add_arguments", "run"]
