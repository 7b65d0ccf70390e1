"""Lessons as data, and the gate that lets only the taught actions pass."""
