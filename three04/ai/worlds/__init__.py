"""Worlds: deals that agree with all a seat has seen, drawn at random and weighed.

``knowledge`` says what must hold of the hidden cards, ``sampler`` draws deals of which it holds,
trump and indicator included, ``likelihood`` says how well a deal explains what the others did.
"""
