"""Item models over a view: the hand, the auction, the score sheet."""
