"""The table in the window with its panels: shows a session and takes the person's answers."""
