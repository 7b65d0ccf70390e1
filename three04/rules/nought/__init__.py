"""The game of 304: auction, trump, tricks and scoring, a module for each phase."""
