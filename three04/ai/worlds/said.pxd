# cython: language_level=3
# The types of said.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint32_t, uint64_t

from three04.ai.kernel.bits cimport bit, ctz64, start
from three04.ai.worlds.batch cimport Worlds

cdef int PACKETS
cdef uint64_t ALL_ONES
# By sums of suits: half for the classes of packets, half for those with a trump.
cdef uint64_t HASH[512]
cdef short SHIFTS[2048]
cdef short SLOTS[16384]

@cython.final
cdef class Said:
    cdef int seats, maker, downs, from_first, by_trump
    cdef bytearray _packets, _trumps
    cdef uint64_t played[8]
    cdef int down_seat[40]
    # Which table is a seat's, or -1.
    cdef int tables[8]
    cdef double* packet
    cdef double* indicator
    cdef uint64_t packet_cards[8]
    # How likely a seat's words are with these cards.
    cdef uint64_t memo_cards[8192]
    cdef int memo_laid[8192]
    cdef double memo[8192]

    cdef take_tables(self, object packets, object trumps)
    @cython.locals(weight=double, seat=int, by_trump=int, cards=uint64_t, i=int, laid=int,
                   key=uint64_t, at=int)
    cdef double likelihood(self, Worlds worlds, int number) noexcept nogil
    @cython.locals(size=int, total=double, many=int, i=int, j=int, k=int, m=int, two=uint64_t,
                   three=uint64_t)
    cdef double of_packets(self, uint64_t cards, int seat, int laid) noexcept nogil
    @cython.locals(a=int, b=int, c=int, d=int, key=uint64_t, weight=double, suit=int, place=int)
    cdef inline double of_packet(self, uint64_t cards, int seat, int laid) noexcept nogil

@cython.locals(at=uint64_t)
cdef int find(int trumped, uint64_t key) noexcept nogil
@cython.locals(at=int, trumped=int, total=uint64_t, key=uint32_t)
cdef _number_classes()
