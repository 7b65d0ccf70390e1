"""The twelve persons of the court cards: each has a face, a dress and a task of his own.

Figures are drawn round x = 0 with the neck at y = 90; the sash covers them from y = 141 to 165.
They stay within 60 of the middle and below y = 2.
"""
