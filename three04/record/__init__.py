"""A match as text: the notation, its reader and its writer, and numbered deals."""
