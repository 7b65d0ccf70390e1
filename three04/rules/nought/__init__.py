"""304: auction, trump, tricks and scoring, one deal, one match."""
