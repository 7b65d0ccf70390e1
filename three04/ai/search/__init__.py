"""Players that search: they draw worlds that agree with all they have seen and try each move there.

One module a duty. ``skill`` holds what tells one level from another, ``cards`` chooses a card by
worlds (``trial`` is its compiled heart), ``calls`` says what a packet bids by the book, ``auction``
plays the rest of an auction in every world, ``second`` speaks on the full hand, ``trump`` lays the
indicator, ``offers`` answers what is asked out of turn, ``whys`` puts it into reasons. Nothing is
kept from one decision to the next.
"""
