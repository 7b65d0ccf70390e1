"""What windows, panels and dialogs are made of."""
