# cython: language_level=3
# The types of sight.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.math cimport exp
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport bit, count64, ctz64, in_lane, lane, worth

cdef int MANY

@cython.final
cdef class Sight:
    cdef uint64_t hands[8]
    # Face-down cards that a seat knows.
    cdef uint64_t known[8]
    cdef uint64_t gone, pack
    cdef int fact[22]
    cdef int trump, indicator, out, maker
    cdef double heat
    cdef double weight[336]
    # What a card looks like, and what that is made from.
    cdef double looks[28]
    cdef int card, known_trump, mine, higher
    cdef uint64_t rest

    cdef void turn_up(self) noexcept nogil
    cdef void remove(self, int seat, int card, int down) noexcept nogil
    @cython.locals(i=int, row=int, first=double, second=double, third=double, fourth=double)
    cdef double score(self, int kind, uint64_t legal, int card) noexcept nogil
    @cython.locals(seat=int, led=int, role=int)
    cdef int kind_of(self) noexcept nogil
    @cython.locals(seat=int, led=int, hand=uint64_t, out=uint64_t, i=int)
    cdef void look(self, uint64_t legal, int card) noexcept nogil
    @cython.locals(x=cython.p_double, card=int, suit=int, rank=int, points=double, trump=int,
                   many=int, master=int, theirs=int, by_me=int)
    cdef void look_lead(self) noexcept nogil
    @cython.locals(x=cython.p_double, led=int, best=int, ruffed=int, ours=int, stake=int,
                   rank=int, points=double, others=int, partners=int, last=int, wins=int,
                   cards=int, out=int, safe=int)
    cdef void look_follow(self, uint64_t legal) noexcept nogil
    @cython.locals(x=cython.p_double, best=int, ruffed=int, ours=int, stake=double, card=int,
                   suit=int, rank=int, points=double, trump=int, last=int, ruffs=int, wins=int,
                   theirs=int, many=int, out=double, led=int, safe=int, laid=int)
    cdef void look_void(self, uint64_t legal) noexcept nogil
    @cython.locals(i=int)
    cdef list looks_of(self)

@cython.locals(at=int)
cdef int least_worth(uint64_t cards) noexcept nogil
