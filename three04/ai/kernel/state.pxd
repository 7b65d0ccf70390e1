# cython: language_level=3
# The types of state.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport (
    JACK,
    OPEN,
    below,
    bit,
    ctz64,
    high64,
    in_lane,
    lane,
    list_of,
    rank,
    start,
    stir,
    worth,
)

cdef uint64_t PICKS[512]
cdef tuple NUMBERS

@cython.final
cdef class State:
    # What does not change during a deal.
    cdef readonly int seats, sides, size, players
    cdef readonly int maker, contract, trump
    cdef int limits, any_turn, reveals, exhausts
    cdef int follows[8]
    cdef int side_of[8]
    cdef uint64_t trumps, pack
    # What changes.
    cdef uint64_t hands[8]
    cdef uint64_t gone, turned
    cdef readonly int indicator, closed, bound
    cdef readonly int turn, leader, number, count, led
    cdef int lead_open
    cdef int best, holder, stake, ruffs, ruffed
    cdef int seen_best, seen_holder, seen_stake
    cdef int taken[4]
    cdef int winners[8]
    # What undo needs, by ply.
    cdef readonly int plies
    cdef int did[40]
    cdef int down[40]
    cdef int who[40]
    cdef uint64_t was_hand[40]
    cdef uint64_t was_maker[40]
    cdef int was_indicator[40]
    cdef int was_closed[40]
    cdef int was_bound[40]
    cdef int was_leader[40]
    cdef int was_led[40]
    cdef int was_lead_open[40]
    cdef int was_best[40]
    cdef int was_holder[40]
    cdef int was_stake[40]
    cdef int was_ruffs[40]
    cdef int was_ruffed[40]
    cdef int was_seen_best[40]
    cdef int was_seen_holder[40]
    cdef int was_seen_stake[40]
    cdef uint64_t was_gone[40]
    cdef uint64_t was_turned[40]
    # What playouts run on, and what they found: points by side, then made, then tricks all won.
    cdef State scratch
    cdef long long sums[6]

    @cython.locals(hand=uint64_t, cards=uint64_t)
    cdef inline uint64_t legal_cards(self) noexcept nogil
    @cython.locals(hand=uint64_t)
    cdef inline int faces_down(self) noexcept nogil
    cdef inline int opens(self) noexcept nogil
    cdef inline void turn_up(self) noexcept nogil
    @cython.locals(suit=int, key=int, seat=int)
    cdef inline void put(self, int card, int down) noexcept nogil
    @cython.locals(by_maker=int)
    cdef inline void end_trick(self) noexcept nogil
    cdef inline void clear_trick(self) noexcept nogil
    @cython.locals(at=int)
    cdef void remember(self, int move, int down) noexcept nogil

    @cython.locals(i=int)
    cdef void become(self, State other) noexcept nogil
    @cython.locals(i=int)
    cdef inline void restart(self, State other) noexcept nogil
    @cython.locals(spades=uint64_t, hearts=uint64_t, diamonds=uint64_t, clubs=uint64_t,
                   two=int, three=int, suit=int, k=int)
    cdef inline int random_card(self, uint64_t cards, uint64_t chance) noexcept nogil
    @cython.locals(plain=uint64_t, jacks=uint64_t, same=uint64_t, beat=uint64_t, known=int,
                   ours=int, most=int, led=int)
    cdef inline int ruled_card(self, uint64_t cards) noexcept nogil
    @cython.locals(out=uint64_t)
    cdef inline int keen_card(self, uint64_t cards) noexcept nogil
    @cython.locals(known=int, plain=uint64_t, sure=uint64_t)
    cdef inline int keen_lead(self, uint64_t cards, uint64_t out) noexcept nogil
    @cython.locals(known=int, plain=uint64_t, same=uint64_t, beat=uint64_t, led=int, last=int,
                   most=int, higher=int, top=int, wins=int)
    cdef inline int keen_follow(self, uint64_t cards, uint64_t out) noexcept nogil
    @cython.locals(cards=uint64_t, card=int, suit=int)
    cdef inline uint64_t run_random(self, uint64_t chance) noexcept nogil
    @cython.locals(seat=int, led=int, trump=int, suit_led=uint64_t, best=int, holder=int,
                   stake=int, ruffs=int, ruffed=int, closed=int, suit=int, _=int, hand=uint64_t, cards=uint64_t, card=int,
                   key=int, down=int)
    cdef inline uint64_t fill_trick(self, uint64_t chance) noexcept nogil
    @cython.locals(cards=uint64_t, card=int)
    cdef uint64_t run_rules(self, uint64_t chance, int rules, int noise) noexcept nogil
    @cython.locals(i=int, _=longlong, chance=uint64_t)
    cdef void run_many(self, State root, long long times, uint64_t seed, int rules,
                       int noise) noexcept
    @cython.locals(i=int, makers=int, swept=int)
    cdef inline void sum_up(self) noexcept nogil

    @cython.locals(twin=State)
    cpdef State copy(self)
    cpdef unsigned long long legal_mask(self)
    cpdef bint goes_down(self)
    cpdef bint may_open(self)
    cpdef list legal(self)
    @cython.locals(down=int)
    cpdef apply(self, int move)
    @cython.locals(at=int, card=int, seat=int)
    cpdef undo(self)
    cpdef unsigned long long hand(self, int seat)
    cpdef int points(self, int side)
    cpdef int winner(self, int trick)
    @cython.locals(cards=uint64_t)
    cpdef int rule_card(self, int rules=*)
    @cython.locals(scratch=State)
    cpdef playouts(self, long long times, uint64_t seed, int rules=*, int noise=*)

cdef int fold(uint64_t cards) noexcept nogil
@cython.locals(at=int)
cdef int lowest(uint64_t cards) noexcept nogil
@cython.locals(at=int)
cdef int highest(uint64_t cards) noexcept nogil
@cython.locals(found=uint64_t, suit=int, mine=int, theirs=int)
cdef uint64_t masters(uint64_t cards, uint64_t out) noexcept nogil
