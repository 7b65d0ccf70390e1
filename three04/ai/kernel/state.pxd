# cython: language_level=3
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport below, bit, count64, ctz64, high64, in_lane, lane, start, stir, worth

@cython.final
cdef class State:
    cdef uint64_t hands[8]
