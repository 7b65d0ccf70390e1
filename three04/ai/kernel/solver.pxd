# cython: language_level=3
# The types of solver.py for the compiled build.
cimport cython
from libc.stdint cimport int64_t, uint32_t, uint64_t

from three04.ai.kernel.checked cimport small
from three04.ai.kernel.solver_bits cimport (
    POINTS, TRUMPS, between, bit, gain, high, low, suit_of, winner_of
)
from three04.ai.kernel.solver_search cimport Search

cdef int GUESSES[32]

@cython.final
cdef class Solver:
    cdef Search search
    # How likely so many points are, in comparison.
    cdef int chance[305]
    # Bounds of the root cards.
    cdef int lower[32]
    cdef int upper[32]

    @cython.locals(
        first=int, place=int, n=int, offset=int, seat=int, mask=uint32_t, length=int, index=int
    )
    cdef _set(
        self, hands, int trump, int leader, int maker, played, bint exhausted, bint bound
    )
    @cython.locals(low_end=int, high_end=int, need=int, value=int)
    cdef int _find(self)
    @cython.locals(found=int)
    cdef int _prove(self, int need)
    @cython.locals(at=int, need=int, todo=uint32_t)
    cdef void _find_each(self, uint32_t legal)
    @cython.locals(
        side=bint, care=uint64_t, winner=int, others=uint32_t, seat=int, mask=uint32_t, i=int, gap=int
    )
    cdef void _tell(self, int at, uint32_t todo, int value, int need) noexcept nogil
    @cython.locals(points=int, gap=int64_t)
    cdef void _expect(self, int guess) noexcept nogil
    @cython.locals(points=int, gap=int, before=int)
    cdef void _expect_like(self, int found, bint first) noexcept nogil
    @cython.locals(points=int, total=int, below=int, need=int)
    cdef int _middle(self, int low_end, int high_end) noexcept nogil
    @cython.locals(
        estimate=int, worth=int, seat=int, mask=uint32_t, longest=int, shorter=int, trumps=int
    )
    cdef int _guess(self) noexcept nogil


@cython.locals(packed=uint32_t, suit=int, lane=int, ranks=uint32_t)
cpdef uint32_t inside(uint64_t mask, int trump) noexcept nogil
@cython.locals(lane=int, suit=int)
cpdef int outside(int index, int trump)
