# cython: language_level=3
# The types of sampler.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport below, bit, ctz64, start, stir
from three04.ai.worlds.batch cimport Worlds

cdef int STEP, LEFT

@cython.final
cdef class Deck:
    cdef int cards[36]
    cdef int left[4]
    cdef int hand[16]
    cdef uint64_t chance

@cython.final
cdef class Sampler:
    cdef readonly object knowledge
    cdef readonly int seats, downs
    cdef readonly double ways
    # Rows of places: what each may hold, and the row after it; the node of so many cards left.
    cdef bytearray _table, _rows, _targets, _per_case, _upto
    cdef int* table
    cdef int* suits
    cdef int* size
    cdef int* some
    cdef int* after
    # Nodes with their options: the ways up to each, cards by suit, what is left after it.
    cdef bytearray _totals, _node_at, _splits, _parts, _children
    cdef readonly int nodes, options
    cdef int node_room, option_room
    cdef double* total
    cdef int* node_at
    cdef double* split
    cdef int* parts
    cdef int* child
    cdef double choose[100]
    # Cases: where the cards of their places go.
    cdef int cases
    cdef int* target
    cdef int* entry
    cdef int* begin
    cdef int* long
    cdef int* trump_of
    cdef int* out
    cdef double* upto
    # The unseen cards by suit.
    cdef int number[4]
    cdef int pool[36]
    # What is known of the seats.
    cdef uint64_t held[8]
    cdef uint64_t played[8]
    cdef uint64_t first[8]
    cdef int down_seat[40]
    cdef int packet, seat, maker, own_indicator, laid, from_first, running

    cdef allocate(self, int rows, int places, int cases)
    @cython.locals(at=int, many=int, node=int)
    cdef int build(self, int level, int a, int b, int c, int d) except -1
    @cython.locals(suits=int, size=int, after=int, some=int, most_a=int, most_b=int, most_c=int,
                   most_d=int, many=int, ways=double, i=int, j=int, k=int, m=int, parts=int,
                   node=int, here=double)
    cdef int options_of(self, int level, int a, int b, int c, int d, int write) except -1

    @cython.locals(last=int, at=int, i=int, row=uint64_t, deck=Deck)
    cpdef fill(self, Worlds worlds, object seed, int begin, int end)
    @cython.locals(i=int, where=double, case=int, at=int, indicator=int, node=int, option=int,
                   mask=uint64_t, target=int, laid=int)
    cdef void draw_one(self, Worlds worlds, Deck deck, int number) noexcept nogil
    @cython.locals(low=int, high=int, middle=int, where=double)
    cdef inline int pick(self, Deck deck, int node) noexcept nogil
    @cython.locals(mask=uint64_t, suit=int, many=int, left=int, at=int)
    cdef inline uint64_t deal(self, Deck deck, int parts) noexcept nogil
    @cython.locals(at=int, seat=int, cards=uint64_t, i=int, j=int, need=int, first=uint64_t,
                   size=int)
    cdef inline void split_packets(self, Worlds worlds, Deck deck, int number) noexcept nogil

cdef bytearray grown(bytearray old, int size)
cdef double unit(uint64_t chance) noexcept nogil
