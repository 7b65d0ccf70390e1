"""How a seat decides, from its view alone."""
