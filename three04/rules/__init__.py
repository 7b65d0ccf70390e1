"""What is legal and what follows from it: no Qt, clock, file, thread or chance."""
