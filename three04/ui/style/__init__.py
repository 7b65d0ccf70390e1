"""How things look apart from the table: themes, fonts, indices, artwork, the system's wishes."""
