"""The main window: put together out of parts of one duty each."""
