"""What is legal and what follows: pure, without Qt, clock, file, thread or randomness."""
