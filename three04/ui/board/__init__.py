"""The table as it is drawn: layout, cards, animation and their accessible names."""
