"""The computer players by name."""

from typing import Final

from three04.ai import club, greedy, random_player
from three04.ai.player import Player

PLAYERS: Final[dict[str, Player]] = {
    player.name: player
    for player in (
        Player("random", random_player.decide, polled=True),
        Player("greedy", greedy.decide),
        Player("club", club.decide, polled=True),
    )
}
