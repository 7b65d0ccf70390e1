"""The table as a picture: where things lie, what is shown, how it is drawn."""
