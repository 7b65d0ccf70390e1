"""The table that plays a match between four to eight chairs, and keeps its journal."""
