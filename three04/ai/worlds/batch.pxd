# cython: language_level=3
# The types of batch.py.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport ctz64

@cython.final
cdef class Worlds:
    cdef readonly object knowledge
    cdef object _scene
    cdef readonly int count, seats, downs
    # Who owns the memory, and where it is: by world, then by seat or face-down card.
    cdef bytearray _masks, _cards, _weights
    cdef uint64_t* hands
    cdef uint64_t* first
    cdef int* down
    cdef int* indicator
    cdef int* trump
    cdef int* laid
    cdef double* weight

    cdef double sums[64]

    cdef make_room(self, int count, int hands, int downs)
    @cython.locals(card=int, seat=int, mask=uint64_t, i=int, cards=uint64_t, place=int)
    cdef agree(self, list hands, list down)
