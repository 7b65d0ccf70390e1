"""What the computers say to a person: hints, what was worth what, how likely each trump is."""
