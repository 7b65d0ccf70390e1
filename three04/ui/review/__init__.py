"""A deal that is over looked at again: worked out, and shown in a window."""
