# cython: language_level=3, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search of the exact solver: does the maker's side still win so many points?

The maker is seat 0. What makes it quick is told in ``docs/solver.md``.
"""

from typing import Final

try:
    import cython
except ImportError:
    from three04.ai.kernel import nocython as cython

from three04.ai.kernel.solver_memory import Memory

COMPILED: Final[bool] = cython.compiled
"""Whether this module runs compiled."""

if not cython.compiled:
    from three04.ai.kernel.solver_bits import (
        POINTS,
        SURE,
        TRUMPS,
        best_of,
        between,
        bit,
        from_top,
        gain,
        high,
        low,
        slot_of,
        suit_of,
        winner_of,
        with_winner,
    )
    from three04.ai.kernel.solver_last import last_trick, two_tricks
    from three04.ai.kernel.solver_order import LAST, SCALES, weigh_cards, weigh_leads


class Search:
    """A position and what is known of it and others."""

    if cython.compiled:

        def __cinit__(self, bits: int = 13) -> None:
            self.memory = Memory(bits)

    else:

        def __init__(self, bits: int = 13) -> None:
            self.memory = Memory(bits)
            self.hand = [0] * 4
            self.left = self.rule = 0
            self.care = [0]
            self.count = [0]
            self.near = 0
            self.led = [0] * 10
            self.leader = [0] * 10
            self.bound = [0] * 10
            self.score = [[0] * 32 for _ in range(40)]

    @property
    def nodes(self) -> int:
        """How many cards were tried so far."""
        return self.count[0]

    def forget(self) -> None:
        """Forget the killers: what was right for other deals is seldom right for this one."""
        if cython.compiled:
            memset(self.killer, 0, cython.sizeof(self.killer))
        else:
            self.killer = [0] * 32768

    def ask(self, card: int, need: int) -> int:
        """Return a bound of the points: at least ``need`` if it is, else below."""
        at = self.place
        if not card:
            if not at:
                return self._lead(self.tricks, self.seat, need, self.bound[self.tricks])
            if at == 3:
                return self._close(
                    self.tricks,
                    self.seat,
                    self.top,
                    self.holder,
                    self.played,
                    self.points_in,
                    need,
                )
            return self._follow(
                self.tricks, at, self.seat, self.top, self.holder, self.played, self.points_in, need
            )
        hand = self.hand[self.seat]
        self.hand[self.seat] = hand ^ card
        points = self.points_in + POINTS[low(card)]
        top = self.top
        holder = self.holder
        if not at:
            self.led[self.tricks] = suit_of(low(card))
        if not at or (card & (self.led[self.tricks] | TRUMPS) and card < top):
            top = card
            holder = self.seat
        if at < 2:
            value = self._follow(
                self.tricks,
                at + 1,
                (self.seat + 1) & 3,
                top,
                holder,
                self.played | card,
                points,
                need,
            )
        elif at == 2:
            value = self._close(
                self.tricks,
                (self.seat + 1) & 3,
                top,
                holder,
                self.played | card,
                points,
                need,
            )
        else:
            value = self._finish(self.tricks, top, holder, self.played | card, points, need)
        self.hand[self.seat] = hand
        return value

    def _lead(self, n: int, seat: int, need: int, bound: int) -> int:
        """Search from the start of a trick."""
        if need <= 0:
            self.care[0] = 0
            return 0
        if need > self.left:
            self.care[0] = 0
            return self.left
        if n <= 2:
            if n == 1:
                return last_trick(self.hand, seat, self.left, self.care)
            return two_tricks(self.hand, seat, self.left, need, bound, self.care, self.count)
        # The owners of the highest trumps win them, down to the others' best.
        ours = (self.hand[0] | self.hand[2]) & TRUMPS
        theirs = (self.hand[1] | self.hand[3]) & TRUMPS
        if ours | theirs:
            if theirs and best_of(ours | theirs) == best_of(theirs):
                mask = theirs & (best_of(ours) - 1) if ours else theirs
                value = self.left - SURE[mask]
                if value >= need:
                    value = self._one_trick(self.hand[1] & ~mask, self.hand[3] & ~mask, mask)
                if value < need:
                    self.care[0] = from_top(TRUMPS, bit(high(mask))) if ours else 0
                    return value
            else:
                mask = ours & (best_of(theirs) - 1) if theirs else ours
                value = SURE[mask]
                if value < need:
                    value = self.left - self._one_trick(
                        self.hand[0] & ~mask, self.hand[2] & ~mask, mask
                    )
                if value >= need:
                    self.care[0] = from_top(TRUMPS, bit(high(mask))) if theirs else 0
                    return value
        value = self.memory.look(n, self.hand, seat, bound | self.rule << 1, need, self.care)
        if value >= 0:
            return value
        side = not seat & 1
        hand = self.hand[seat]
        todo = hand
        if bound and seat == 0 and hand & TRUMPS:
            todo = hand & TRUMPS
        twins = (todo & todo >> 1 & 0x40404040) << 1
        todo &= ~twins
        best = -1 if side else 1000
        care = 0
        self.leader[n] = seat
        self.bound[n] = bound
        slot = slot_of(todo, n, 0, seat, 32, 0)
        card = bit(self.killer[slot] - 1) & todo if self.killer[slot] else 0
        scored = False
        while todo:
            if card:
                index = low(card)
            elif not todo & (todo - 1):
                card = todo
                index = low(card)
            else:
                if scored:
                    most = -100000000
                    mask = todo
                    while mask:
                        most = max(most, self.score[n * 4][low(mask)])
                        mask &= mask - 1
                else:
                    most = weigh_leads(self.hand, seat, todo, self.score[n * 4])
                    scored = True
                index = 31 ^ (most & 31)
                card = bit(index)
            todo ^= card
            self.count[0] += 1
            self.hand[seat] = hand ^ card
            self.led[n] = suit_of(index)
            value = self._follow(n, 1, (seat + 1) & 3, card, seat, card, POINTS[index], need)
            if (value >= need) == side:
                self.killer[slot] = index + 1
                best = value
                care = self.care[0]
                break
            if (value > best) == side:
                best = value
            if todo & suit_of(index):
                todo ^= self._neighbours(hand, todo, 0, index, value, need, side)
                if (self.near > best) == side:
                    best = self.near
            care |= self.care[0]
            card = 0
        self.hand[seat] = hand
        if twins:
            care |= care << 1 & twins
        self.care[0] = care
        self.memory.keep(n, self.hand, care, best, need)
        return best

    def _one_trick(self, one: int, two: int, sure: int) -> int:
        """Return the most a side loses one of whose hands has but one card that is no sure trump.

        ``one`` and ``two`` are such cards of its hands, ``sure`` is all its sure trumps. It wins
        every trick but one, and that costs no more than the dearest such card of every hand.
        Where both hands have more of them the answer is out of reach.
        """
        if one & (one - 1) and two & (two - 1):
            return 1000
        value = 0
        if one and two:
            for i in range(4):
                mask = self.hand[i] & ~sure
                if mask:
                    mask |= mask >> 16
                    mask |= mask >> 8
                    value += POINTS[low(mask & 255)]
        return value

    def _follow(
        self, n: int, at: int, seat: int, top: int, holder: int, played: int, points: int, need: int
    ) -> int:
        """Search from the second or third seat's turn; ``at`` cards lie."""
        hand = self.hand[seat]
        led = self.led[n]
        todo = hand & led
        if not todo:
            todo = hand
        twins = (todo & todo >> 1 & 0x40404040) << 1
        todo &= ~twins
        if not todo & (todo - 1):
            value = self._play(n, at, seat, todo, top, holder, played, points, need)
            if twins:
                self.care[0] |= self.care[0] << 1 & twins
            return value
        side = not seat & 1
        best = -1 if side else 1000
        care = 0
        tops = low(top)
        scored = False
        slot = slot_of(todo, n, at, seat, tops, led)
        card = bit(self.killer[slot] - 1) & todo if self.killer[slot] else 0
        while todo:
            if card:
                index = low(card)
            elif not todo & (todo - 1):
                card = todo
                index = low(card)
            else:
                if scored:
                    most = -100000000
                    mask = todo
                    while mask:
                        most = max(most, self.score[n * 4 + at][low(mask)])
                        mask &= mask - 1
                else:
                    most = weigh_cards(
                        self.hand, at, seat, led, tops, holder, points, todo, self.score[n * 4 + at]
                    )
                    scored = True
                index = 31 ^ (most & 31)
                card = bit(index)
            todo ^= card
            value = self._play(n, at, seat, card, top, holder, played, points, need)
            if (value >= need) == side:
                self.killer[slot] = index + 1
                best = value
                care = self.care[0]
                break
            if (value > best) == side:
                best = value
            if todo & suit_of(index):
                todo ^= self._neighbours(hand, todo, played, index, value, need, side)
                if (self.near > best) == side:
                    best = self.near
            care |= self.care[0]
            card = 0
        if twins:
            care |= care << 1 & twins
        self.care[0] = care
        return best

    def _play(
        self,
        n: int,
        at: int,
        seat: int,
        card: int,
        top: int,
        holder: int,
        played: int,
        points: int,
        need: int,
    ) -> int:
        """Play a follower's card, search on and take it back."""
        self.count[0] += 1
        self.hand[seat] ^= card
        played |= card
        points += POINTS[low(card)]
        if card & (self.led[n] | TRUMPS) and card < top:
            top = card
            holder = seat
        if at == 1:
            value = self._follow(n, 2, (seat + 1) & 3, top, holder, played, points, need)
        else:
            value = self._close(n, (seat + 1) & 3, top, holder, played, points, need)
        self.hand[seat] ^= card
        return value

    def _close(
        self, n: int, seat: int, top: int, holder: int, played: int, points: int, need: int
    ) -> int:
        """Search from the turn of a trick's last seat: which cards win it is known."""
        hand = self.hand[seat]
        led = self.led[n]
        todo = hand & led
        if not todo:
            todo = hand
        twins = (todo & todo >> 1 & 0x40404040) << 1
        todo &= ~twins
        # The cards that win the trick for him.
        wins = todo & (led | TRUMPS) & (top - 1)
        if not todo & (todo - 1):
            self.count[0] += 1
            self.hand[seat] = hand ^ todo
            if wins:
                top = todo
                holder = seat
            value = self._finish(n, top, holder, played | todo, points + POINTS[low(todo)], need)
            self.hand[seat] = hand
            if twins:
                self.care[0] |= self.care[0] << 1 & twins
            return value
        side = not seat & 1
        best = -1 if side else 1000
        care = 0
        slot = slot_of(todo, n, 3, seat, low(top), led)
        card = bit(self.killer[slot] - 1) & todo if self.killer[slot] else 0
        if (holder ^ seat) & 1:
            case = 0
            other = -points * SCALES[9]
        else:
            case = 64
            other = points * SCALES[11]
        own = points * SCALES[10]
        while todo:
            if card:
                index = low(card)
            elif not todo & (todo - 1):
                card = todo
                index = low(card)
            else:
                most = -100000000
                mask = todo
                while mask:
                    i = low(mask)
                    mask &= mask - 1
                    score = own + LAST[32 + i] if wins >> i & 1 else other + LAST[case + i]
                    if score > most:
                        most = score
                        index = i
                card = bit(index)
            todo ^= card
            self.count[0] += 1
            self.hand[seat] = hand ^ card
            if card & wins:
                value = self._finish(n, card, seat, played | card, points + POINTS[index], need)
            else:
                value = self._finish(n, top, holder, played | card, points + POINTS[index], need)
            if (value >= need) == side:
                self.killer[slot] = index + 1
                best = value
                care = self.care[0]
                break
            if (value > best) == side:
                best = value
            if todo & suit_of(index):
                todo ^= self._neighbours(hand, todo, played, index, value, need, side)
                if (self.near > best) == side:
                    best = self.near
            care |= self.care[0]
            card = 0
        self.hand[seat] = hand
        if twins:
            care |= care << 1 & twins
        self.care[0] = care
        return best

    def _neighbours(
        self, hand: int, todo: int, played: int, index: int, value: int, need: int, side: bool
    ) -> int:
        """Return the cards that need not be tried, after one that failed.

        Another card of the suit is worth the same, up to the difference in points, where no other
        hand's lies between the two or neither rank mattered to the failure. The dearer one in a
        trick that is surely won, the cheaper one in a trick that is lost is the better of the two.
        ``near`` is a bound of the cards that are returned.
        """
        card = bit(index)
        suit = suit_of(index)
        others = (self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | played) & suit & ~hand
        care = self.care[0]
        winner = winner_of(care, side)
        skipped = 0
        self.near = value
        mask = todo & suit
        while mask:
            i = low(mask)
            mask &= mask - 1
            gap = gain(index, i, winner)
            near = value + gap if side else value - gap
            if (near >= need) == side:
                continue
            if care & (card | bit(i)):
                if others & between(index, i):
                    continue
                self.care[0] |= from_top(suit, bit(max(index, i)))
            if (near > self.near) == side:
                self.near = near
            skipped |= bit(i)
        return skipped

    def _finish(self, n: int, top: int, holder: int, every: int, points: int, need: int) -> int:
        """Give a complete trick to its winner and go on."""
        won = 0 if holder & 1 else points
        if n == 1:
            # Only where the search began within the last trick.
            self.care[0] = with_winner(0, holder)
            return won
        bound = 0
        if self.rule and self.hand[0] & TRUMPS:
            bound = self.bound[n]
            if self.leader[n] == 0 and self.led[n] == TRUMPS:
                mask = every & TRUMPS
                if not mask & (mask - 1):
                    bound = 1
        self.left -= points
        value = won + self._lead(n - 1, holder, need - won, bound)
        self.left += points
        suit = suit_of(low(top))
        self.care[0] = with_winner(self.care[0], holder)
        if every & suit & ~top:
            self.care[0] |= from_top(suit, top)
        return value
