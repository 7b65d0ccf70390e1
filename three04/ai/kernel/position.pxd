# cython: language_level=3
# The types of position.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport OPEN, below, bit, count64, lane, stir, worth
from three04.ai.kernel.checked cimport small

cdef uint64_t PICKS[512]
cdef dict TABLE

cdef class Position:
    # What does not change during a deal.
    cdef readonly int seats, sides, size, players
    cdef readonly int maker, contract, trump
    cdef int limits, any_turn, reveals, exhausts, packet, first, hides
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

@cython.locals(made=Position)
cdef Position blank()
@cython.locals(seat=int)
cdef set_out(Position state, hands, int indicator)
cdef lay_aside(Position state, aside)
@cython.locals(seat=int)
cdef void seat_all(Position state) noexcept nogil
@cython.locals(seen=uint64_t, seat=int)
cdef int dealt_from(Position state, uint64_t pack) noexcept nogil
@cython.locals(side=int)
cdef void begin(Position state, int indicator) noexcept nogil

@cython.locals(hand=uint64_t, cards=uint64_t)
cdef uint64_t legal_cards(Position state) noexcept nogil
@cython.locals(hand=uint64_t)
cdef int faces_down(Position state) noexcept nogil
cdef int opens(Position state) noexcept nogil
cdef void turn_up(Position state) noexcept nogil
@cython.locals(suit=int, key=int, seat=int)
cdef void put(Position state, int card, int down) noexcept nogil
@cython.locals(by_maker=int)
cdef void end_trick(Position state) noexcept nogil
cdef void clear_trick(Position state) noexcept nogil
cdef void move(Position state, int what) noexcept nogil
@cython.locals(cards=uint64_t)
cdef uint64_t choices(Position state) noexcept nogil
cdef uint64_t advance(Position state, int card) noexcept nogil

@cython.locals(i=int)
cdef void become(Position state, Position other) noexcept nogil
@cython.locals(i=int)
cdef void restart(Position state, Position other) noexcept nogil

@cython.locals(spades=uint64_t, hearts=uint64_t, diamonds=uint64_t, clubs=uint64_t,
               two=int, three=int, suit=int, k=int)
cdef int random_card(uint64_t cards, uint64_t chance) noexcept nogil
@cython.locals(cards=uint64_t, card=int, suit=int)
cdef uint64_t run_random(Position state, uint64_t chance) noexcept nogil
@cython.locals(seat=int, led=int, trump=int, suit_led=uint64_t, best=int, holder=int,
               stake=int, ruffs=int, ruffed=int, closed=int, suit=int, _=int, hand=uint64_t,
               cards=uint64_t, card=int, key=int, down=int)
cdef uint64_t fill_trick(Position state, uint64_t chance) noexcept nogil
