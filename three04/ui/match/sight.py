"""Who looks at a table at which nobody at this screen plays."""

import msgspec


class Sight(msgspec.Struct, frozen=True):
    """Who looks at a replay, or at computers playing.

    Attributes:
        seat: The seat at the bottom of the table; None for a spectator, who sees with seat 0.
        hands: Whether all hands are shown, and not only what that seat can see.
    """

    seat: int | None = 0
    hands: bool = True
