# cython: language_level=3
# The types of state.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport OPEN, bit, list_of, worth
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

cdef tuple MOVES

@cython.final
cdef class State(Position):
    # What undo needs, by ply.
    cdef readonly int plies
    cdef signed char did[40]
    cdef signed char down[40]
    cdef signed char who[40]
    cdef uint64_t was_hand[40]
    cdef uint64_t was_maker[40]
    cdef signed char was_indicator[40]
    cdef signed char was_closed[40]
    cdef signed char was_bound[40]
    cdef signed char was_leader[40]
    cdef signed char was_led[40]
    cdef signed char was_lead_open[40]
    cdef signed char was_best[40]
    cdef signed char was_holder[40]
    cdef short was_stake[40]
    cdef signed char was_ruffs[40]
    cdef signed char was_ruffed[40]
    cdef signed char was_seen_best[40]
    cdef signed char was_seen_holder[40]
    cdef short was_seen_stake[40]
    cdef uint64_t was_gone[40]
    cdef uint64_t was_turned[40]

    @cython.locals(twin=State)
    cpdef State copy(self)
    cpdef unsigned long long legal_mask(self)
    cpdef bint goes_down(self)
    cpdef bint may_open(self)
    cpdef list legal(self)
    @cython.locals(what=int, down=int)
    cpdef apply(self, object move)
    @cython.locals(at=int, card=int, seat=int)
    cpdef undo(self)
    @cython.locals(at=int)
    cdef void remember(self, int move, int down) noexcept nogil
    @cython.locals(at=int)
    cpdef unsigned long long hand(self, object seat)
    @cython.locals(at=int)
    cpdef int points(self, object side)
    @cython.locals(at=int)
    cpdef int winner(self, object trick)
    @cython.locals(cards=uint64_t)
    cpdef int rule_card(self, object rules=*)
