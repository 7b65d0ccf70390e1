"""What was played before: the statistics and the history of deals."""
