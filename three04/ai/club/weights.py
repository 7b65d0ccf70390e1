"""The numbers Club judges cards by, in card points unless said otherwise.

They were set by hand and then tried one at a time in the arena, Club against Club with one number
changed; see ``docs/ai.md``.
"""

from typing import Final

RUFF_OPEN: Final = 0.9
"""How often a void opponent with a trump ruffs when he knows trump."""
RUFF_MAKER: Final = 0.75
"""How often the maker, void, ruffs while trump is closed."""
RUFF_BLIND: Final = 0.3
"""How often a card that anyone else lays face down is a trump."""
RUFF_BLIND_HAS: Final = 0.45
"""The same for a seat known to hold a trump."""

LONG_MAKER: Final = 1.6
"""How much likelier a trump is with the maker than with another seat, place for place."""

WINS_UNDER: Final = 0.42
"""What each higher card still out leaves of a plain card's chance to win a trick later."""
TRUMP_FLOOR: Final = 0.4
"""A low trump's chance to win a trick later."""
TRUMP_UNDER: Final = 0.6
"""What each higher trump still out leaves of what is above the floor."""
LATER_RUFF: Final = 2.2
"""How much the danger of a ruff grows until later."""
SAVED: Final = 0.38
"""The part of a loser's points that its side brings home all the same."""

LOW_SHARE: Final = 0.5
"""What a seat adds to a trick that its side does not win, in average cards."""
HIGH_SHARE: Final = 0.9
"""What it adds besides when its side is sure to win it."""

LEAD_WORTH: Final = 8.0
"""What it is worth to be on lead next."""
REVEAL_COST: Final = 4.0
"""What it costs the makers that trump becomes known; the defenders gain it."""
SETTLE_WORTH: Final = 20.0
"""What it is worth to take the trick that settles the contract."""
DRAW_WORTH: Final = 3.0
"""What it is worth to the maker to draw one trump from an opponent."""

FUTURE: Final = 0.8
"""What is left of a later trick's promise: plans seldom come true whole."""

WASTE: Final = 10.0
"""What it costs to lay a sure later winner on a trick that the partner wins anyhow."""
SAFE: Final = 0.9
"""From this chance on a partner's trick is won anyhow."""
