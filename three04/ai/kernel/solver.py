# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free

RANK_POINTS = (0, 0, 2, 3, 10, 11, 20, 30)

if not cython.compiled:
    TRUMP = 0xFF000000
    SQUEEZE = bytearray(65536)
    LOSS = bytearray(65536)
    LINE = bytearray(2304)
    COUNT = bytearray(256)
    POINTS = [0] * 32
    BONUS = [0] * 256

    def high(x):
        return x.bit_length() - 1

    def low(x):
        return (x & -x).bit_length() - 1


def _prepare():
    for index in range(32):
        POINTS[index] = RANK_POINTS[index & 7]
    highs = {}
    for occupied in range(256):
        bits = [bit for bit in range(7, -1, -1) if occupied >> bit & 1]
        COUNT[occupied] = len(bits)
        for top in range(9):
            LINE[occupied * 9 + top] = (
                0 if top == 0 else 256 - (1 << bits[min(top, len(bits)) - 1]) if bits else 0
            )
        part = occupied
        while True:
            squeezed = 0
            for place, bit in enumerate(bits):
                if part >> bit & 1:
                    squeezed |= 128 >> place
            SQUEEZE[occupied << 8 | part] = squeezed
            if part == 0:
                break
            part = (part - 1) & occupied
        highs.setdefault(len(bits), []).append((occupied, [RANK_POINTS[b] for b in bits]))
    for group in highs.values():
        for one, first in group:
            for two, second in group:
                LOSS[one << 8 | two] = sum(max(0, a - b) for a, b in zip(first, second))


_prepare()


def set_bonus(values):
    for index, value in enumerate(values):
        BONUS[index] = value


class Solver:
    def __cinit__(self, bits: cython.int = 13):
        self.buckets = (1 << bits) - 1
        self.count = 0
        if cython.compiled:
            self.table = cython.cast(
                cython.pointer(Entry), calloc(8 << bits, cython.sizeof(Entry))
            )
            self.turn = cython.cast(cython.p_uchar, calloc(1 << bits, 1))
            if not self.table or not self.turn:
                raise MemoryError
        self.left = 0
        self.rule = 0

    if cython.compiled:

        def __dealloc__(self):
            free(self.table)
            free(self.turn)
    else:

        def __init__(self, bits=13):
            self.__cinit__(bits)
            self.hand = [0] * 4
            self.care = 0
            self.led = [0] * 10
            self.value = [[0] * 32 for _ in range(40)]
            self.killer = [[[0] * 33 for _ in range(4)] for _ in range(10)]
            self.bound = [0] * 10
            self.leader = [0] * 10

    def nodes(self):
        return self.count

    def clear(self):
        bucket: cython.uint
        if cython.compiled:
            for bucket in range((self.buckets + 1) * 8):
                self.table[bucket].kind = 0

    def reaches32(self, hands, leader: cython.int, need: cython.int):
        """Zero-window on internal layout: value bound."""
        i: cython.int
        j: cython.int
        k: cython.int
        n: cython.int
        v: cython.int
        self.left = 0
        for i in range(4):
            self.hand[i] = hands[i]
            for j in range(32):
                if self.hand[i] >> j & 1:
                    self.left += POINTS[j]
        n = 0
        for j in range(32):
            n += self.hand[0] >> j & 1
        for i in range(10):
            for j in range(4):
                for k in range(33):
                    self.killer[i][j][k] = 0
        with cython.nogil:
            v = self._lead(n, leader, need, 0)
        return v

    def points32(self, hands, leader: cython.int, guess: cython.int):
        i: cython.int
        j: cython.int
        k: cython.int
        n: cython.int
        v: cython.int
        low_: cython.int
        high_: cython.int
        need: cython.int
        step: cython.int
        self.left = 0
        for i in range(4):
            self.hand[i] = hands[i]
            for j in range(32):
                if self.hand[i] >> j & 1:
                    self.left += POINTS[j]
        n = 0
        for j in range(32):
            n += self.hand[0] >> j & 1
        with cython.nogil:
            low_ = 0
            high_ = self.left
            need = guess
            step = 12
            if need > high_:
                need = high_
            if need < 1:
                need = 1
            while low_ < high_:
                for i in range(10):
                    for j in range(4):
                        for k in range(33):
                            self.killer[i][j][k] = 0
                v = self._lead(n, leader, need, 0)
                if v >= need:
                    low_ = v
                    if high_ == self.left:
                        need = v + step
                        step *= 2
                    else:
                        need = (low_ + high_ + 1) // 2
                else:
                    high_ = v
                    if low_ == 0:
                        need = v - step
                        step *= 2
                    else:
                        need = (low_ + high_ + 1) // 2
                if need <= low_:
                    need = low_ + 1
                if need > high_:
                    need = high_
        return low_

    def _last(self, seat):
        """The last trick: every hand is one card."""
        first: cython.uint = self.hand[seat]
        ours: cython.uint = self.hand[0] | self.hand[2]
        every: cython.uint = ours | self.hand[1] | self.hand[3]
        lane: cython.uint
        top: cython.uint
        fight: cython.uint
        lane = cython.cast(cython.uint, 255) << (low(first) & 24)
        fight = every & (lane | TRUMP)
        top = cython.cast(cython.uint, 1) << high(fight)
        lane = cython.cast(cython.uint, 255) << (high(fight) & 24)
        self.care = 0
        if top & ours:
            if every & ~ours & lane:
                self.care = lane & ~(top - 1)
            return self.left
        if ours & lane:
            self.care = lane & ~(top - 1)
        return 0

    def _lead(self, n, seat, need, bound):
        h0: cython.uint = self.hand[0]
        h1: cython.uint = self.hand[1]
        h2: cython.uint = self.hand[2]
        h3: cython.uint = self.hand[3]
        best: cython.int
        value: cython.int
        loss: cython.int
        key: cython.ulonglong = 0
        pair: cython.ulonglong
        even: cython.uint = 0
        upper: cython.uint = 0
        occupied: cython.uint
        mask: cython.uint
        care: cython.uint
        legal: cython.uint
        hand: cython.uint
        todo: cython.uint
        twins: cython.uint
        card: cython.uint
        lane: cython.uint
        index: cython.int
        chosen: cython.int
        maximize: cython.bint
        row: cython.int
        i: cython.int
        j: cython.int
        bucket: cython.uint = 0
        entry: cython.pointer(Entry)
        slot: cython.int

        if need <= 0:
            self.care = 0
            return 0
        if need > self.left:
            self.care = 0
            return self.left
        if n == 1:
            return self._last(seat)
        if cython.compiled and n > 2:
            occupied = h0 | h1 | h2 | h3
            pair = h0 | cython.cast(cython.ulonglong, h1) << 32
            pair = pair - (pair >> 1 & FIVES)
            pair = (pair & THREES) + (pair >> 2 & THREES)
            pair = (pair + (pair >> 4)) & NIBBLE
            key = pair
            pair = h2 | cython.cast(cython.ulonglong, h3) << 32
            pair = pair - (pair >> 1 & FIVES)
            pair = (pair & THREES) + (pair >> 2 & THREES)
            pair = (pair + (pair >> 4)) & NIBBLE
            key |= pair << 4
            key = key & ~cython.cast(cython.ulonglong, 15) | seat | bound << 2 | self.rule << 3
            even = h1 | h3
            upper = h2 | h3
            even = (
                SQUEEZE[(occupied & 255) << 8 | (even & 255)]
                | SQUEEZE[(occupied & 0xFF00) | (even >> 8 & 255)] << 8
                | SQUEEZE[(occupied >> 8 & 0xFF00) | (even >> 16 & 255)] << 16
                | cython.cast(cython.uint, SQUEEZE[(occupied >> 16 & 0xFF00) | (even >> 24)]) << 24
            )
            upper = (
                SQUEEZE[(occupied & 255) << 8 | (upper & 255)]
                | SQUEEZE[(occupied & 0xFF00) | (upper >> 8 & 255)] << 8
                | SQUEEZE[(occupied >> 8 & 0xFF00) | (upper >> 16 & 255)] << 16
                | cython.cast(cython.uint, SQUEEZE[(occupied >> 16 & 0xFF00) | (upper >> 24)]) << 24
            )
            bucket = cython.cast(cython.uint, (key * MIX) >> 40) & self.buckets
            entry = self.table + bucket * 8
            for i in range(8):
                if entry.key == key and not ((entry.even ^ even | entry.high ^ upper) & entry.mask):
                    value = entry.value
                    if entry.kind == 1 and value >= need:
                        loss = 0
                        for j in range(4):
                            hand = self.hand[j]
                            if hand != entry.hands[j]:
                                loss += LOSS[(entry.hands[j] & 255) << 8 | (hand & 255)]
                                loss += LOSS[(entry.hands[j] & 0xFF00) | (hand >> 8 & 255)]
                                loss += LOSS[(entry.hands[j] >> 8 & 0xFF00) | (hand >> 16 & 255)]
                                loss += LOSS[(entry.hands[j] >> 16 & 0xFF00) | (hand >> 24)]
                        if value - loss >= need:
                            self.care = self._line(occupied, entry.mask)
                            return value - loss
                    elif entry.kind == 2 and value < need:
                        loss = 0
                        for j in range(4):
                            hand = self.hand[j]
                            if hand != entry.hands[j]:
                                loss += LOSS[(hand & 255) << 8 | (entry.hands[j] & 255)]
                                loss += LOSS[(hand & 0xFF00) | (entry.hands[j] >> 8 & 255)]
                                loss += LOSS[(hand >> 8 & 0xFF00) | (entry.hands[j] >> 16 & 255)]
                                loss += LOSS[(hand >> 16 & 0xFF00) | (entry.hands[j] >> 24)]
                        if value + loss < need:
                            self.care = self._line(occupied, entry.mask)
                            return value + loss
                entry += 1

        maximize = not (seat & 1)
        legal = hand = self.hand[seat]
        if bound and seat == 0 and legal & TRUMP:
            legal &= TRUMP
        todo = legal
        twins = legal & (legal >> 1) & 0x01010101
        todo &= ~twins
        best = -1 if maximize else 1000
        care = 0
        self.leader[n] = seat
        self.bound[n] = bound
        row = n * 4
        card = self.killer[n][seat][32] & todo
        chosen = 0
        while todo:
            if not card:
                if not chosen:
                    self._score_lead(n, seat, todo, legal)
                    chosen = 1
                loss = -100000
                mask = todo
                index = 0
                while mask:
                    i = low(mask)
                    mask &= mask - 1
                    if self.value[n * 4][i] > loss:
                        loss = self.value[n * 4][i]
                        index = i
                card = cython.cast(cython.uint, 1) << index
            else:
                index = low(card)
            todo ^= card
            self.hand[seat] = hand ^ card
            self.led[n] = cython.cast(cython.uint, 255) << (index & 24)
            self.count += 1
            value = self._follow(n, 1, (seat + 1) & 3, card, seat, card, POINTS[index], need)
            if maximize:
                if value > best:
                    best = value
                if value >= need:
                    self.killer[n][seat][32] = card
                    care = self.care
                    break
            else:
                if value < best:
                    best = value
                if value < need:
                    self.killer[n][seat][32] = card
                    care = self.care
                    break
            care |= self.care
            card = 0
        self.hand[seat] = hand
        if twins:
            care |= care >> 1 & twins
        if cython.compiled and n > 2:
            occupied = h0 | h1 | h2 | h3
            care &= occupied
            mask = (
                SQUEEZE[(occupied & 255) << 8 | (care & 255)]
                | SQUEEZE[(occupied & 0xFF00) | (care >> 8 & 255)] << 8
                | SQUEEZE[(occupied >> 8 & 0xFF00) | (care >> 16 & 255)] << 16
                | cython.cast(cython.uint, SQUEEZE[(occupied >> 16 & 0xFF00) | (care >> 24)]) << 24
            )
            slot = self.turn[bucket] & 7
            self.turn[bucket] = slot + 1
            entry = self.table + (bucket * 8 + slot)
            entry.key = key
            entry.even = even
            entry.high = upper
            entry.mask = mask
            entry.hands[0] = h0
            entry.hands[1] = h1
            entry.hands[2] = h2
            entry.hands[3] = h3
            entry.value = best
            entry.kind = 1 if best >= need else 2
        self.care = care
        return best

    def _line(self, occupied, mask):
        """Return the cards at and above the lines that a mask of places names."""
        return (
            LINE[(occupied & 255) * 9 + COUNT[mask & 255]]
            | LINE[(occupied >> 8 & 255) * 9 + COUNT[mask >> 8 & 255]] << 8
            | LINE[(occupied >> 16 & 255) * 9 + COUNT[mask >> 16 & 255]] << 16
            | cython.cast(cython.uint, LINE[(occupied >> 24) * 9 + COUNT[mask >> 24]]) << 24
        )

    def _score_lead(self, n, seat, todo, legal):
        """Estimate by a look ahead over this trick what each lead brings its side."""
        mask: cython.uint = todo
        lane: cython.uint = 0
        left: cython.uint = self.hand[(seat + 1) & 3]
        mate: cython.uint = self.hand[(seat + 2) & 3]
        right: cython.uint = self.hand[(seat + 3) & 3]
        can: cython.uint
        card: cython.uint
        theirs: cython.int = 0
        ours: cython.int = 0
        give: cython.int = 0
        keep: cython.int = 0
        take: cython.int = 0
        lose: cython.int = 0
        index: cython.int
        top: cython.int
        case: cython.int
        estimate: cython.int
        while mask:
            index = low(mask)
            card = cython.cast(cython.uint, 1) << index
            mask &= mask - 1
            if not card & lane:
                lane = cython.cast(cython.uint, 255) << (index & 24)
                theirs = ours = -1
                can = left & lane
                if can:
                    theirs = high(can)
                    take = POINTS[theirs]
                    lose = POINTS[low(can)]
                else:
                    if left & TRUMP:
                        theirs = high(left & TRUMP)
                    take = self._most(left)
                    lose = self._least(left)
                can = right & lane
                if can:
                    top = high(can)
                    take += POINTS[top]
                    lose += POINTS[low(can)]
                    if top > theirs:
                        theirs = top
                else:
                    if right & TRUMP:
                        top = high(right & TRUMP)
                        if top > theirs:
                            theirs = top
                    take += self._most(right)
                    lose += self._least(right)
                can = mate & lane
                if can:
                    ours = high(can)
                    give = POINTS[ours]
                    keep = POINTS[low(can)]
                else:
                    if mate & TRUMP:
                        ours = high(mate & TRUMP)
                    give = self._most(mate)
                    keep = self._least(mate)
            if index > theirs and index > ours:
                case = 1
                estimate = POINTS[index] + give + lose
            elif ours > theirs:
                case = 2
                estimate = POINTS[index] + give + lose
            elif index > theirs:
                case = 1
                estimate = POINTS[index] + give + lose
            else:
                case = 0
                estimate = -(POINTS[index] + keep + take)
            self.value[n * 4][index] = (
                estimate * 16 + BONUS[case << 4 | (index >= 24) << 3 | (index & 7)]
            )

    def _most(self, hand):
        """Return the most points a void hand can throw on a trick, trumps kept if it can."""
        rest: cython.uint = hand & ~TRUMP
        if not rest:
            return POINTS[high(hand)]
        rest |= rest >> 16
        rest |= rest >> 8
        return POINTS[high(rest & 255)]

    def _least(self, hand):
        """Return the least points a void hand can throw on a trick."""
        rest: cython.uint = hand
        rest |= rest >> 16
        rest |= rest >> 8
        return POINTS[low(rest & 255)]

    def _follow(self, n, at, seat, top, holder, played, points, need):
        hand: cython.uint = self.hand[seat]
        led: cython.uint = self.led[n]
        relevant: cython.uint = led | TRUMP
        legal: cython.uint = hand & led
        todo: cython.uint
        twins: cython.uint
        card: cython.uint
        mask: cython.uint
        care: cython.uint = 0
        every: cython.uint
        lane: cython.uint
        newtop: cython.uint
        newholder: cython.int
        index: cython.int
        i: cython.int
        best: cython.int
        value: cython.int
        won: cython.int
        sum_: cython.int
        tops: cython.int = high(top)
        bound: cython.int
        maximize: cython.bint = not (seat & 1)
        scored: cython.bint = False
        if not legal:
            legal = hand
        todo = legal
        twins = legal & (legal >> 1) & 0x01010101
        todo &= ~twins
        best = -1 if maximize else 1000
        card = self.killer[n][seat][tops] & todo
        if not todo & (todo - 1):
            card = todo
        while todo:
            if not card:
                if not scored:
                    self._score_follow(n, at, seat, top, holder, points, todo)
                    scored = True
                sum_ = -100000
                mask = todo
                index = 0
                while mask:
                    i = low(mask)
                    mask &= mask - 1
                    if self.value[n * 4 + at][i] > sum_:
                        sum_ = self.value[n * 4 + at][i]
                        index = i
                card = cython.cast(cython.uint, 1) << index
            else:
                index = low(card)
            todo ^= card
            self.hand[seat] = hand ^ card
            sum_ = points + POINTS[index]
            newtop = top
            newholder = holder
            if card & relevant and card > top:
                newtop = card
                newholder = seat
            self.count += 1
            if at < 3:
                value = self._follow(
                    n, at + 1, (seat + 1) & 3, newtop, newholder, played | card, sum_, need
                )
            else:
                every = played | card
                won = 0 if newholder & 1 else sum_
                bound = self.bound[n]
                if self.rule and self.leader[n] == 0 and led == TRUMP:
                    mask = every & TRUMP
                    if not mask & (mask - 1):
                        bound = 1
                if not self.hand[0] & TRUMP:
                    bound = 0
                self.left -= sum_
                value = won + self._lead(n - 1, newholder, need - won, bound)
                self.left += sum_
                lane = cython.cast(cython.uint, 255) << (high(newtop) & 24)
                if every & lane & ~newtop:
                    self.care |= lane & ~(newtop - 1)
            if maximize:
                if value > best:
                    best = value
                if value >= need:
                    self.killer[n][seat][tops] = card
                    care = self.care
                    break
            else:
                if value < best:
                    best = value
                if value < need:
                    self.killer[n][seat][tops] = card
                    care = self.care
                    break
            care |= self.care
            card = 0
        self.hand[seat] = hand
        if twins:
            care |= care >> 1 & twins
        self.care = care
        return best

    def _score_follow(self, n, at, seat, top, holder, points, todo):
        led: cython.uint = self.led[n]
        relevant: cython.uint = led | TRUMP
        mask: cython.uint = todo
        can: cython.uint
        other: cython.uint
        card: cython.uint
        theirs: cython.int = -1
        ours: cython.int = -1
        give: cython.int = 0
        keep: cython.int = 0
        take: cython.int = 0
        lose: cython.int = 0
        best: cython.int
        index: cython.int
        case: cython.int
        estimate: cython.int
        tops: cython.int = high(top)
        mine: cython.bint = not ((holder ^ seat) & 1)
        if at < 3:
            other = self.hand[(seat + 1) & 3]
            can = other & led
            if can:
                theirs = high(can)
                take = POINTS[theirs]
                lose = POINTS[low(can)]
            else:
                if other & TRUMP:
                    theirs = high(other & TRUMP)
                take = self._most(other)
                lose = self._least(other)
        if at == 1:
            other = self.hand[(seat + 2) & 3]
            can = other & led
            if can:
                ours = high(can)
                give = POINTS[ours]
                keep = POINTS[low(can)]
            else:
                if other & TRUMP:
                    ours = high(other & TRUMP)
                give = self._most(other)
                keep = self._least(other)
        if mine:
            if tops > ours:
                ours = tops
        elif tops > theirs:
            theirs = tops
        while mask:
            index = low(mask)
            mask &= mask - 1
            card = cython.cast(cython.uint, 1) << index
            best = ours
            if card & relevant and index > best:
                best = index
            estimate = points + POINTS[index]
            if best > theirs:
                case = 1 if best == index else 2
                estimate += give + lose
            else:
                case = 0
                estimate = -(estimate + keep + take)
            self.value[n * 4 + at][index] = (
                estimate * 16
                + BONUS[48 * at + (case << 4 | (index >= 24) << 3 | (index & 7))]
            )
