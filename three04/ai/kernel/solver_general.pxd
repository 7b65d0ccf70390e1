# cython: language_level=3
# The types of solver_general.py for the compiled build.
cimport cython
from libc.stdint cimport int16_t, uint8_t, uint64_t
from libc.stdlib cimport free
from libc.string cimport memset

from three04.ai.kernel.bits cimport bit, ctz64, high64, worth

cdef extern from *:
    """
    #include <stdint.h>
    #include <stdlib.h>
    typedef struct { uint64_t hands[8]; int16_t lower, upper; uint8_t seat, flags, used; } s304_known;
    static inline s304_known *s304_knowns(size_t n) {
        return (s304_known *)calloc(n, sizeof(s304_known));
    }
    static inline uint64_t s304_mix(const uint64_t *h, int seats, int seat) {
        uint64_t x = (uint64_t)(seat + 1) * 0x9E3779B97F4A7C15ull;
        for (int i = 0; i < seats; i++) {
            x = (x ^ h[i]) * 0x9E3779B97F4A7C15ull;
            x ^= x >> 29;
        }
        return x;
    }
    static inline int s304_same(const s304_known *k, const uint64_t *h, int seats) {
        for (int i = 0; i < seats; i++) if (k->hands[i] != h[i]) return 0;
        return 1;
    }
    #define S304_LANE(at) ((uint64_t)0xFFFF << ((at) & 48))
    static inline uint64_t s304_between64(int a, int b) {
        return a > b ? ((uint64_t)1 << a) - ((uint64_t)2 << b)
                     : ((uint64_t)1 << b) - ((uint64_t)2 << a);
    }
    """
    ctypedef struct Known "s304_known":
        uint64_t hands[8]
        int16_t lower
        int16_t upper
        uint8_t seat
        uint8_t flags
        uint8_t used
    Known *new_knowns "s304_knowns"(size_t n) noexcept nogil
    uint64_t mixed "s304_mix"(uint64_t *hands, int seats, int seat) noexcept nogil
    bint same_hands "s304_same"(Known *known, uint64_t *hands, int seats) noexcept nogil
    uint64_t lane_of "S304_LANE"(int at) noexcept nogil
    uint64_t between64 "s304_between64"(int a, int b) noexcept nogil

@cython.final
cdef class GeneralSolver:
    cdef readonly int seats
    cdef readonly int sides
    cdef uint64_t hand[8]
    cdef uint64_t trumps
    cdef bint ours[8]
    cdef int maker
    cdef int left
    cdef int rule
    cdef bint plain
    cdef uint64_t led[16]
    cdef int leader[16]
    cdef int bound[16]
    cdef uint64_t killer[16][8][66]
    cdef int score[128][64]
    cdef int tricks
    cdef int place
    cdef int seat
    cdef int holder
    cdef int points_in
    cdef uint64_t top
    cdef uint64_t played
    cdef readonly uint64_t nodes
    cdef uint64_t slots
    cdef Known *table
    cdef dict memory
    cdef object about

    @cython.locals(found=int)
    cdef int _find(self, uint64_t card, int guess)
    @cython.locals(found=int)
    cdef int _prove(self, int need)
    @cython.locals(value=int, low_end=int, high_end=int, need=int, step=int)
    cdef int _exact(self, uint64_t card, int guess) noexcept nogil
    cdef int _ask(self, uint64_t card, int need) noexcept nogil
    cdef void _clear(self) noexcept nogil
    cdef void _forget(self) noexcept nogil
    @cython.locals(known="Known *", value=int, flags=int, i=int)
    cdef int _lead(self, int n, int seat, int need, int bound) noexcept nogil
    @cython.locals(
        hand=uint64_t, todo=uint64_t, card=uint64_t, mask=uint64_t, others=uint64_t, suit=uint64_t,
        index=int, i=int, most=int, value=int, best=int, gap=int, tops=int, side=bint, scored=bint,
    )
    cdef int _move(
        self, int n, int at, int seat, uint64_t top, int holder, uint64_t played, int points,
        int need, uint64_t allowed,
    ) noexcept nogil
    @cython.locals(value=int)
    cdef int _play(
        self, int n, int at, int seat, uint64_t card, uint64_t top, int holder, uint64_t played,
        int points, int need,
    ) noexcept nogil
    @cython.locals(trumps=uint64_t, won=int, bound=int, value=int)
    cdef int _finish(
        self, int n, uint64_t top, int holder, uint64_t played, int points, int need
    ) noexcept nogil
    @cython.locals(
        mask=uint64_t, suit=uint64_t, can=uint64_t, led=uint64_t, index=int, i=int, other=int,
        theirs=int, ours=int, best=int, count=int,
    )
    cdef void _order(
        self, int n, int at, int seat, uint64_t top, int holder, int points, uint64_t todo
    ) noexcept nogil
