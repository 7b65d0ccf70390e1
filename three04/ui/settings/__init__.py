"""What can be set, and every key: the dialogs and their pages."""
