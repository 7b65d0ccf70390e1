"""The bid book: what first packets are worth, from exact solutions of millions of deals.

``tally`` and ``build`` count, ``packed`` keeps what came of it in a file of this package, ``curve``
says what players make of a deal worth so much, and ``book`` answers. ``auction`` and ``indicator``
turn round: how likely the words and the indicator of a seat are with each packet.
"""
