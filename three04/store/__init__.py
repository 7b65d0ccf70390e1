"""What stays on disk: matches, statistics and settings, and where they are kept."""
