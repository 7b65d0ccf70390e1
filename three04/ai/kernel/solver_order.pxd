# cython: language_level=3
# The types of solver_order.py for the compiled build.
cimport cython
from libc.stdint cimport uint32_t

from three04.ai.kernel.solver_bits cimport POINTS, TRUMPS, high, low, suit_of

cdef int WEIGHTS[384]
cdef int SCALES[12]
# What each card brings as a trick's last, but for the points before it.
cdef int LAST[96]

@cython.locals(
    mask=uint32_t, suit=uint32_t, left=uint32_t, mate=uint32_t, right=uint32_t, can=uint32_t,
    theirs=int, ours=int, give=int, keep=int, take=int, lose=int, index=int, top=int,
    case=int, estimate=int, most=int,
)
cdef int weigh_leads(uint32_t *hand, int seat, uint32_t todo, int *score) noexcept nogil

@cython.locals(
    mask=uint32_t, relevant=uint32_t, can=uint32_t, other=uint32_t,
    theirs=int, ours=int, give=int, keep=int, take=int, lose=int, index=int, best=int,
    case=int, estimate=int, most=int,
)
cdef int weigh_cards(
    uint32_t *hand, int at, int seat, uint32_t led, int tops, int holder, int points,
    uint32_t todo, int *score,
) noexcept nogil

cdef int most_of(uint32_t hand) noexcept nogil
cdef int least_of(uint32_t hand) noexcept nogil
