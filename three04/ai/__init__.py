"""How a computer player decides, from what its seat has seen and nothing else."""
