"""A finished deal looked at again: each choice, the open cards, the same deal played by others."""
