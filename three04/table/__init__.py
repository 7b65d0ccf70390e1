"""The table plays a match; chairs sit at it: persons, computers, scripts."""
