"""The main window, its panels and dialogs."""
