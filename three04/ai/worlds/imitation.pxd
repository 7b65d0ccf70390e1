# cython: language_level=3
# The types of imitation.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport bit, ctz64, start, stir, worth
from three04.ai.kernel.position cimport Position, become, blank, choices, faces_down, put
from three04.ai.worlds.batch cimport Worlds
from three04.ai.worlds.sight cimport Sight

cdef double ONE_IN

@cython.final
cdef class Memory:
    cdef int voids[8]
    cdef int led[8]
    cdef uint64_t known[8]
    cdef int led_closed, times_led, covered, makers_took, others_took
    # The cards that lay open when the running trick began; those face down in it.
    cdef uint64_t before, lying

    @cython.locals(seat=int, led=int, suit=int)
    cdef void note(self, Position state, int card, int down) noexcept nogil
    @cython.locals(cards=uint64_t, points=int)
    cdef void take_in(self, Position state, int maker) noexcept nogil
    @cython.locals(i=int)
    cdef void take(self, Memory other) noexcept nogil

@cython.final
cdef class Imitation:
    cdef int seats, maker, downs
    cdef Sight sight
    cdef Memory begun, memory
    cdef Position state
    cdef uint64_t seen[8]
    cdef int down_seat[40]
    cdef int down_lies[40]
    # Face-down cards of the running trick that the seat knows.
    cdef uint64_t lying
    cdef double scores[16]
    # Counts; as doubles they divide alike in both forms.
    cdef double made, points

    @cython.locals(state=Position, number=int, count=int, chance=uint64_t)
    cpdef dict play_out(self, Worlds worlds, states, int first, cards, object times, object seed)
    @cython.locals(legal=uint64_t, left=uint64_t, kind=int, card=int)
    cpdef list looks_along(self, Worlds worlds, Position root, int number, cards)
    @cython.locals(seat=int, i=int, card=uint64_t)
    cdef void know(self, Worlds worlds, Position state, int number) noexcept
    @cython.locals(chance=uint64_t, cards=uint64_t, one=int, _=int)
    cdef void run(self, Position root, int card, int times, uint64_t seed) noexcept
    @cython.locals(makers=int, taken=int, swept=int, i=int)
    cdef void sum_up(self) noexcept nogil
    @cython.locals(total=double, count=int, left=uint64_t, one=int)
    cdef int choice(self, uint64_t cards, double draw) noexcept nogil
    @cython.locals(down=int)
    cdef void play(self, int card) noexcept nogil
    @cython.locals(seat=int, mine=int, other=int, best=int, role=int)
    cdef void look(self) noexcept nogil
    @cython.locals(others=int, partners=int, other=int, _=int, partner_led=int, others_led=int,
                   partner_void=int, other_void=int)
    cdef void look_round(self, int seat, int mine) noexcept nogil
