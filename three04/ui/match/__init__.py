"""A match as the window runs it: who sits where, who thinks, what is shown when."""
