"""What tells one level from another: numbers over one engine."""

from collections.abc import Callable
from typing import Final

import msgspec

from three04.ai.worlds.trust import Trust
from three04.rules.questions import Answer

WRAP: Final = 2**64 - 1


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """How a searching player thinks.

    Attributes:
        worlds: Worlds looked at for a card; the budget of a decision.
        bid_worlds: Worlds looked at for a call; 0 bids by the book alone.
        solver: Whether worlds are also solved with open hands (table ``four``).
        questions: At how many numbers of points around the contract the solver is asked.
        spread: How far these lie apart, see :class:`three04.ai.kernel.judge.Judge`.
        solved: The solver's part of a card's worth, the rest is the playouts'.
        playouts: Playouts of each move in each world.
        imitates: Whether they are played as a play model would, else by the kernel's rule player.
        trained: Whether that is the trained model, else the plain one.
        heat: How sharply the model chooses, see :class:`three04.ai.worlds.sight.Sight`.
        noise: How many of 256 cards the rule player leaves to chance.
        points: What 100 card points weigh beside the whole contract.
        calls: Whether worlds are weighed by what was said in the auction.
        booked: Whether what was said is taken to be mostly by the book.
        plays: Whether they are weighed by the cards played.
        trust: How far these weights are trusted.
        doubt: Standard errors within which two moves count as equal and the rules of a tidy player
            decide.
    """

    worlds: int
    bid_worlds: int = 0
    solver: bool = True
    questions: int = 5
    spread: float = 25.0
    solved: float = 0.6
    playouts: int = 2
    imitates: bool = True
    trained: bool = False
    heat: float = 1.5
    noise: int = 24
    points: float = 0.2
    calls: bool = True
    booked: bool = False
    plays: bool = False
    trust: Trust = Trust(times=32, blind=0.1, least=0.06, even=0.05)
    doubt: float = 0.5

    def lessened(self, without: frozenset[str]) -> "Skill":
        """Return the skill without some parts, to measure what they are worth.

        Args:
            without: ``auction``: no weights by what was said; ``likelihood``: none by what was
                played; ``solver``: no exact play; ``imitation``: playouts by the kernel's rule
                player; ``rehearsal``: no auctions played out; ``joint``: the maker's opponents
                guess the trump apart from the hands.
        """
        return msgspec.structs.replace(
            self,
            calls=self.calls and "auction" not in without,
            plays=self.plays and "likelihood" not in without,
            solver=self.solver and "solver" not in without,
            imitates=self.imitates and "imitation" not in without,
            trust=self.trust._replace(apart="joint" in without),
            bid_worlds=0 if "rehearsal" in without else self.bid_worlds,
        )

    def within(self, budget: int) -> "Skill":
        """Return the skill with so many worlds for a card, and calls in proportion."""
        if budget in (0, self.worlds):
            return self
        bid_worlds = -(-self.bid_worlds * budget // self.worlds)
        return msgspec.structs.replace(self, worlds=budget, bid_worlds=bid_worlds)


class Effort(msgspec.Struct, frozen=True):
    """What one decision is made with.

    Attributes:
        seed: Of the worlds and the playouts, a number of 64 bits.
        skill: How it is thought about.
        stopped: Whether to come to an end, with what there is.
        explained: Whether the reasons are wanted too.
        wanted: A call that is weighed in any case: somebody made it and asks what it was worth.
    """

    seed: int
    skill: Skill
    stopped: Callable[[], bool]
    explained: bool = True
    wanted: Answer | None = None

    def chance(self, number: int) -> int:
        """Return the seed of one world's playouts, by the world's number."""
        return self.seed + number & WRAP
