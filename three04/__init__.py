"""304: the partnership trick-taking game of Sri Lanka and South India."""

__version__ = "0.1.0"
