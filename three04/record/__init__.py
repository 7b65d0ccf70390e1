"""A match as text: notation, reading, writing; deal sources."""
