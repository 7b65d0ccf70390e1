# cython: language_level=3
# The types of solver_search.py for the compiled build.
cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset

from three04.ai.kernel.solver_bits cimport (
    POINTS, SURE, TRUMPS, best_of, between, bit, from_top, gain, high, low, slot_of, suit_of,
    winner_of, with_winner,
)
from three04.ai.kernel.solver_last cimport last_trick, two_tricks
from three04.ai.kernel.solver_memory cimport Memory
from three04.ai.kernel.solver_order cimport LAST, SCALES, weigh_cards, weigh_leads

@cython.final
cdef class Search:
    cdef uint32_t hand[4]
    cdef uint64_t care[1]
    cdef uint64_t count[1]
    cdef int left
    # A bound of the cards that were skipped last.
    cdef int near
    cdef int rule
    # By tricks left: the suit led, the leader, whether the maker is bound.
    cdef uint32_t led[10]
    cdef int leader[10]
    cdef int bound[10]
    cdef uint8_t killer[32768]
    cdef int score[40][32]
    # The position asked about.
    cdef int tricks
    cdef int place
    cdef int seat
    cdef int holder
    cdef int points_in
    cdef uint32_t top
    cdef uint32_t played
    cdef Memory memory

    cdef void forget(self) noexcept nogil
    @cython.locals(hand=uint32_t, top=uint32_t, holder=int, points=int, at=int, value=int)
    cdef int ask(self, uint32_t card, int need) noexcept nogil
    @cython.locals(
        hand=uint32_t, todo=uint32_t, twins=uint32_t, card=uint32_t, care=uint64_t, mask=uint32_t,
        ours=uint32_t, theirs=uint32_t, slot=int, best=int, value=int, index=int, i=int, most=int, side=bint, scored=bint,
    )
    cdef int _lead(self, int n, int seat, int need, int bound) noexcept nogil

    @cython.locals(
        hand=uint32_t, led=uint32_t, todo=uint32_t, twins=uint32_t, card=uint32_t, care=uint64_t,
        mask=uint32_t, slot=int, best=int, value=int, index=int, i=int, most=int, tops=int, side=bint, scored=bint,
    )
    cdef int _follow(
        self, int n, int at, int seat, uint32_t top, int holder, uint32_t played, int points,
        int need,
    ) noexcept nogil

    @cython.locals(value=int)
    cdef int _play(
        self, int n, int at, int seat, uint32_t card, uint32_t top, int holder, uint32_t played,
        int points, int need,
    ) noexcept nogil

    @cython.locals(
        hand=uint32_t, led=uint32_t, todo=uint32_t, twins=uint32_t, card=uint32_t, care=uint64_t,
        mask=uint32_t, wins=uint32_t, slot=int, best=int, value=int, index=int, i=int, most=int,
        score=int, case=int, own=int, other=int, side=bint,
    )
    cdef int _close(
        self, int n, int seat, uint32_t top, int holder, uint32_t played, int points, int need
    ) noexcept nogil

    @cython.locals(mask=uint32_t, value=int, i=int)
    cdef int _one_trick(self, uint32_t one, uint32_t two, uint32_t sure) noexcept nogil

    @cython.locals(
        card=uint32_t, suit=uint32_t, others=uint32_t, care=uint64_t, skipped=uint32_t,
        mask=uint32_t, winner=int, i=int, gap=int, near=int,
    )
    cdef uint32_t _neighbours(
        self, uint32_t hand, uint32_t todo, uint32_t played, int index, int value, int need,
        bint side,
    ) noexcept nogil

    @cython.locals(suit=uint32_t, mask=uint32_t, won=int, bound=int, value=int)
    cdef int _finish(
        self, int n, uint32_t top, int holder, uint32_t every, int points, int need
    ) noexcept nogil
