"""Item models over a seat's view: hand, trick, auction, score sheet, log."""
