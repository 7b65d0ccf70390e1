"""What is said, in the person's language: names, numbers, faults, options, rules."""
