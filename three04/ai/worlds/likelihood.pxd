# cython: language_level=3
# The types of likelihood.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport bit, count64, ctz64, lane
from three04.ai.worlds.batch cimport Worlds
from three04.ai.worlds.said cimport Said
from three04.ai.worlds.sight cimport Sight

cdef int FIELDS

@cython.final
cdef class Likelihood:
    cdef readonly object knowledge
    cdef readonly int moments
    cdef public int everyone
    cdef int seat, seats, maker, limits, closed, by_play, downs
    cdef double blind
    cdef Sight sight
    cdef Said said
    cdef bytearray _gone, _facts
    # By card played.
    cdef uint64_t* gone
    cdef int* fact
    cdef uint64_t played[8]
    cdef int down_seat[40]

    cdef allocate(self, int moments)
    @cython.locals(first=int, last=int, i=int, weight=double)
    cpdef weigh(self, Worlds worlds, int begin=*, int end=*)
    @cython.locals(weight=double, at=int, fact=int, seat=int, card=int, legal=uint64_t)
    cdef double of_play(self, Worlds worlds, int number) noexcept nogil
    @cython.locals(seat=int, i=int, cards=uint64_t)
    cdef void begin(self, Worlds worlds, int number) noexcept nogil
    @cython.locals(fact=int, seat=int, led=int, hand=uint64_t, owner=int, cards=uint64_t)
    cdef uint64_t legal(self, int at) noexcept nogil
    @cython.locals(field=int)
    cdef int show(self, int at) noexcept nogil
    @cython.locals(many=int, total=double, chosen=double, cards=uint64_t, one=int,
                   score=double)
    cdef double chance_of(self, int at, uint64_t legal, int card) noexcept nogil
    @cython.locals(at=int, fact=int, seat=int, card=int, legal=uint64_t, kind=int, chosen=int,
                   cards=uint64_t)
    cpdef list choices(self, Worlds worlds, int number)
