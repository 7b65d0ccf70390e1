"""What goes to the disk and comes from it, beside the game: matches, records, old files."""
