"""What can be wrong with a run in the arena."""


class ArenaError(Exception):
    """The run cannot start or cannot go on; as text, the sentence to tell the user."""
