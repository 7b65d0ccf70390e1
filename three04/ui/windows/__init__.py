"""The main window, its dialogs, settings, statistics, replay and help."""
