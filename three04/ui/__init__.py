"""The window: the only part of the game that knows Qt."""
