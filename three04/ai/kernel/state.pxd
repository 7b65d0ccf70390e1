# cython: language_level=3
# The types of state.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport OPEN, bit, in_lane, lane, tuple_of, worth
from three04.ai.kernel.checked cimport small
from three04.ai.kernel.players cimport keen_card, ruled_card
from three04.ai.kernel.position cimport (
    Position,
    become,
    faces_down,
    legal_cards,
    opens,
    put,
    turn_up,
)

cdef tuple MOVES, FOLLOWING

# What undo needs of one move: less than a cache line.
cdef struct Ply:
    uint64_t hand, maker, gone, turned
    short stake, seen_stake
    signed char move, down, seat
    signed char indicator, closed, bound, leader, led, lead_open
    signed char best, holder, ruffs, ruffed, seen_best, seen_holder

@cython.final
cdef class State(Position):
    cdef readonly int plies
    cdef Ply kept[40]

    @cython.locals(twin=State)
    cpdef State copy(self)
    cpdef bint is_over(self)
    cpdef unsigned long long legal_mask(self)
    cpdef bint goes_down(self)
    cpdef bint may_open(self)
    @cython.locals(cards=uint64_t, opening=int)
    cpdef tuple legal(self)
    @cython.locals(what=int, down=int)
    cpdef apply(self, object move)
    @cython.locals(at=int, card=int, seat=int, winner=int, kept="Ply *")
    cpdef undo(self)
    @cython.locals(at=int, kept="Ply *")
    cdef void remember(self, int move, int down) noexcept nogil
    @cython.locals(at=int)
    cpdef unsigned long long hand(self, object seat)
    @cython.locals(at=int)
    cpdef int points(self, object side)
    @cython.locals(at=int)
    cpdef int winner(self, object trick)
    @cython.locals(cards=uint64_t)
    cpdef int rule_card(self, object rules=*)
