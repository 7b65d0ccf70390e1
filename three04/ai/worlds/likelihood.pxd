# cython: language_level=3
# The types of likelihood.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.math cimport exp
from libc.stdint cimport uint32_t, uint64_t

from three04.ai.kernel.bits cimport bit, count64, ctz64, in_lane, lane, start, worth
from three04.ai.worlds.batch cimport Worlds

cdef int MANY, FIELDS, PACKETS
cdef uint64_t ALL_ONES
# By sums of suits: half for the classes of packets, half for those with a trump.
cdef uint64_t HASH[512]
cdef short SHIFTS[2048]
cdef short SLOTS[16384]

@cython.final
cdef class Replay:
    cdef uint64_t hands[8]
    # Face-down cards that a seat knows.
    cdef uint64_t known[8]
    cdef int trump, indicator, out
    # What a card looks like, and what that is made from.
    cdef double looks[28]
    cdef int card, known_trump, mine, higher
    cdef uint64_t packet[8]
    # How likely a seat's words are with these cards.
    cdef uint64_t memo_cards[8192]
    cdef int memo_laid[8192]
    cdef double memo[8192]
    cdef uint64_t rest

@cython.final
cdef class Likelihood:
    cdef readonly object knowledge
    cdef readonly int moments
    cdef public int everyone
    cdef int seat, seats, maker, limits, closed, by_play, by_packet, by_trump, downs, from_first
    cdef double blind
    cdef uint64_t pack
    cdef bytearray _gone, _facts, _packets, _trumps
    # By card played.
    cdef uint64_t* gone
    cdef int* fact
    cdef double weight[336]
    cdef uint64_t played[8]
    cdef uint64_t held[8]
    cdef int down_seat[40]
    # The auction: which table is a seat's, or -1.
    cdef int tables[8]
    cdef double* packet
    cdef double* indicator

    cdef allocate(self, int moments)
    cdef take_tables(self, object packets, object trumps)
    @cython.locals(first=int, last=int, i=int, replay=Replay, weight=double)
    cpdef weigh(self, Worlds worlds, int begin=*, int end=*)
    @cython.locals(weight=double, seat=int, by_trump=int, cards=uint64_t, i=int, laid=int,
                   key=uint64_t, at=int)
    cdef double of_auction(self, Worlds worlds, Replay replay, int number) noexcept nogil
    @cython.locals(size=int, total=double, many=int, i=int, j=int, k=int, m=int, two=uint64_t,
                   three=uint64_t)
    cdef double of_packets(self, Replay replay, uint64_t cards, int seat, int laid) noexcept nogil
    @cython.locals(a=int, b=int, c=int, d=int, key=uint64_t, weight=double, suit=int, place=int)
    cdef inline double of_packet(self, uint64_t cards, int seat, int laid) noexcept nogil
    @cython.locals(weight=double, at=int, fact=int, seat=int, card=int, legal=uint64_t)
    cdef double of_play(self, Worlds worlds, Replay replay, int number) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef void set_replay(self, Worlds worlds, Replay replay, int number) noexcept nogil
    cdef void turn_up(self, Replay replay) noexcept nogil
    cdef void remove(self, Replay replay, int seat, int card, int down) noexcept nogil
    @cython.locals(fact=int, seat=int, led=int, hand=uint64_t, owner=int, cards=uint64_t)
    cdef uint64_t legal(self, Replay replay, int at) noexcept nogil
    @cython.locals(kind=int, many=int, total=double, chosen=double, cards=uint64_t, one=int,
                   score=double, i=int, row=int, first=double, second=double, third=double,
                   fourth=double)
    cdef double chance_of(self, Replay replay, int at, uint64_t legal, int card) noexcept nogil
    @cython.locals(fact=int, seat=int, led=int, role=int)
    cdef int kind_of(self, Replay replay, int at) noexcept nogil
    @cython.locals(fact=int, seat=int, led=int, hand=uint64_t, out=uint64_t, i=int)
    cdef void look(self, Replay replay, int at, uint64_t legal, int card) noexcept nogil
    @cython.locals(x=cython.p_double, card=int, suit=int, rank=int, points=double, trump=int,
                   many=int, master=int, theirs=int, by_me=int)
    cdef void look_lead(self, Replay replay, int fact) noexcept nogil
    @cython.locals(x=cython.p_double, led=int, best=int, ruffed=int, ours=int, stake=int,
                   rank=int, points=double, others=int, partners=int, last=int, wins=int,
                   cards=int, out=int, safe=int)
    cdef void look_follow(self, Replay replay, int fact, uint64_t legal) noexcept nogil
    @cython.locals(x=cython.p_double, best=int, ruffed=int, ours=int, stake=double, card=int,
                   suit=int, rank=int, points=double, trump=int, last=int, ruffs=int, wins=int,
                   theirs=int, many=int, out=double, led=int, safe=int, laid=int)
    cdef void look_void(self, Replay replay, int fact, uint64_t legal) noexcept nogil
    @cython.locals(replay=Replay, at=int, fact=int, seat=int, card=int, legal=uint64_t,
                   chosen=int, cards=uint64_t, i=int)
    cpdef list choices(self, Worlds worlds, int number)

@cython.locals(at=int)
cdef int least_worth(uint64_t cards) noexcept nogil
@cython.locals(at=uint64_t)
cdef int find(int trumped, uint64_t key) noexcept nogil
@cython.locals(at=int, trumped=int, total=uint64_t, key=uint32_t)
cdef _number_classes()
