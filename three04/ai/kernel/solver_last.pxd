# cython: language_level=3
# The types of solver_last.py for the compiled build.
cimport cython
from libc.stdint cimport uint32_t, uint64_t

from three04.ai.kernel.solver_bits cimport POINTS, TRUMPS, best_of, from_top, low, suit_of

@cython.locals(ours=uint32_t, every=uint32_t, suit=uint32_t, top=uint32_t)
cdef int last_trick(uint32_t *hand, int seat, int left, uint64_t *care) noexcept nogil

@cython.locals(
    ha=uint32_t, hb=uint32_t, hc=uint32_t, hd=uint32_t, us=uint32_t, every=uint32_t,
    a=uint32_t, b=uint32_t, c=uint32_t, d=uint32_t, todo_a=uint32_t, todo_b=uint32_t,
    todo_c=uint32_t, todo_d=uint32_t, care_a=uint32_t, care_b=uint32_t, care_c=uint32_t,
    care_d=uint32_t, mind=uint32_t, led=uint32_t, relevant=uint32_t, trick=uint32_t,
    rest=uint32_t, top=uint32_t, suit=uint32_t, winner=uint32_t, others=uint32_t,
    pa=int, pb=int, pc=int, pd=int, value_b=int, value_c=int, value_d=int,
    target=int, gain=int, best=int, tried=int,
)
cdef int two_tricks(
    uint32_t *hand, int seat, int left, int need, bint bound, uint64_t *care, uint64_t *nodes
) noexcept nogil
