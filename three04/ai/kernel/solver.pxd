# cython: language_level=3
# The types of solver.py for the compiled build.
cimport cython
from libc.stdint cimport uint32_t, uint64_t

from three04.ai.kernel.solver_bits cimport POINTS, TRUMPS, between, bit, low, suit_of
from three04.ai.kernel.solver_search cimport Search

cdef int GUESSES[32]

@cython.final
cdef class Solver:
    cdef Search search

    @cython.locals(
        first=int, place=int, n=int, offset=int, seat=int, mask=uint32_t, length=int, index=int
    )
    cdef _set(
        self, hands, int trump, int leader, int maker, played, bint exhausted, bint bound
    )
    @cython.locals(found=int)
    cdef int _find(self, uint32_t card, int guess, int low_end, int high_end, int step)
    @cython.locals(found=int)
    cdef int _prove(self, int need)
    @cython.locals(value=int, lowest=int, highest=int, need=int)
    cdef int _exact(
        self, uint32_t card, int guess, int low_end, int high_end, int step
    ) noexcept nogil
    @cython.locals(
        estimate=int, worth=int, seat=int, mask=uint32_t, longest=int, shorter=int, trumps=int
    )
    cdef int _guess(self) noexcept nogil


@cython.locals(packed=uint32_t, suit=int, lane=int, ranks=uint32_t)
cpdef uint32_t inside(uint64_t mask, int trump) noexcept nogil
@cython.locals(lane=int, suit=int)
cpdef int outside(int index, int trump)
