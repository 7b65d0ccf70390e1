# cython: language_level=3
# The types of judge.py.
cimport cython
from libc.stdint cimport uint32_t, uint64_t

from three04.ai.kernel.bits cimport OPEN, bit, count64
from three04.ai.kernel.checked cimport small
from three04.ai.kernel.position cimport Position, legal_cards
from three04.ai.kernel.solver cimport inside
from three04.ai.kernel.solver_bits cimport POINTS, TRUMPS, low, suit_of
from three04.ai.kernel.solver_search cimport Search

@cython.final
cdef class Judge:
    cdef Search search
    cdef int moves[16]
    cdef int found[16]
    cdef int running[4]
    # How far from the contract each question is put, in 1024ths of the points that are left.
    cdef int away[16]
    cdef int asked

    @cython.locals(place=int, count=int, at=int)
    cpdef list made(self, worlds, running, cards, int questions, double spread)
    @cython.locals(size=int, offset=int, seat=int, hand=uint64_t, left=int, legal=uint64_t, at=int)
    cdef check(self, Position world, trick, cards)
    @cython.locals(need=int, at=int, card=uint32_t)
    cdef void judge(self, Position world, int place, int count) noexcept
    @cython.locals(reached=int, beyond=int, middle=int)
    cdef int answers(self, uint32_t card, int need) noexcept nogil
    cdef int reached(self, uint32_t card, int need) noexcept nogil
    @cython.locals(
        maker=int, first=int, n=int, offset=int, seat=int, hand=uint64_t,
        mask=uint32_t, index=int,
    )
    cdef void take(self, Position world, int place) noexcept nogil
