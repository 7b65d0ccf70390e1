# cython: language_level=3
# The types of scene.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport OPEN, bit, count64, ctz64, lane, start, stir, worth
from three04.ai.kernel.position cimport Position, become, begin, put, random_card
from three04.ai.kernel.state cimport State

@cython.final
cdef class Scene:
    cdef readonly tuple places
    cdef readonly Position base
    cdef int turn, complete, running
    # Of cards face down in complete tricks: the side that took them.
    cdef int side_at[64]
    # Of the running trick: who played, face up or down, the card or -1.
    cdef int seat_at[8]
    cdef int down_at[8]
    cdef int card_at[8]
    cdef uint64_t hands_in[8]
    cdef int cards_in[64]

    @cython.locals(state=State)
    cpdef State world(self, hands, object indicator, bint out, down=*)
    @cython.locals(at=int)
    cpdef fill(self, State state, hands, object indicator, bint out, down=*)
    @cython.locals(seat=int, seen=uint64_t, hand=uint64_t)
    cdef take_hands(self, hands)
    @cython.locals(seat=int, at=int, number=int, card=int)
    cdef void lay(self, Position state, uint64_t *hands, int indicator, bint out,
                  int *down) noexcept nogil

cpdef deal(State state, object seed)
@cython.locals(pack=uint64_t, hand=uint64_t, indicator=int, most=int, seat=int, number=int,
               card=int, suit=int, length=int)
cdef void shuffle(Position state, uint64_t chance) noexcept nogil
