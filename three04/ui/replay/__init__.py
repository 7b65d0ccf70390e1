"""Matches shown again: the window, its table, bar, list and keys."""
