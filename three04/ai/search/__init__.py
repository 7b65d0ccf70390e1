"""Players that search: they draw worlds that agree with all they have seen and try each move there.

One module a duty. ``skill`` holds what tells one level from another, ``cards`` chooses a card by
worlds that ``imagine`` draws and in which ``trial`` tries every move. ``calls`` says what a packet
bids by the book, ``bidding`` what is said in the first auction, the rest of which ``auction`` plays
in every world. ``second`` speaks on the full hand, ``trump`` lays the indicator, ``offers`` answers
what is asked out of turn, ``whys`` puts it into reasons. Nothing is kept from one decision to the
next but what the book says.
"""
