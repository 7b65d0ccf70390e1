"""Records: reading, writing, checking."""
