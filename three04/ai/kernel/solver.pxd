# cython: language_level=3
# The types of solver.py for the compiled build.
cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free
from libc.string cimport memset

cdef extern from *:
    """
    #include <stdint.h>
    #include <stdlib.h>
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __forceinline int s304_high(uint32_t x) {
        unsigned long at;
        _BitScanReverse(&at, x);
        return (int)at;
    }
    static __forceinline int s304_low(uint32_t x) {
        unsigned long at;
        _BitScanForward(&at, x);
        return (int)at;
    }
    #else
    static inline int s304_high(uint32_t x) { return 31 - __builtin_clz(x); }
    static inline int s304_low(uint32_t x) { return __builtin_ctz(x); }
    #endif
    #define S304_TRUMPS 0xFF000000u
    #define S304_BIT(at) ((uint32_t)1 << (at))
    #define S304_SUIT(at) ((uint32_t)255 << ((at) & 24))
    #define S304_FROM(suit, top) ((suit) & -((top) & -(top)))
    static inline uint32_t s304_between(int a, int b) {
        return a > b ? ((uint32_t)1 << a) - ((uint32_t)2 << b)
                     : ((uint32_t)1 << b) - ((uint32_t)2 << a);
    }
    typedef struct {
        uint64_t key;
        uint32_t odd, far, mask, hands[4];
        int16_t value, kind;
    } s304_entry;
    static inline s304_entry *s304_entries(size_t n) {
        return (s304_entry *)calloc(n, sizeof(s304_entry));
    }
    static inline uint8_t *s304_bytes(size_t n) { return (uint8_t *)calloc(n, 1); }
    static inline uint64_t s304_lengths(uint32_t one, uint32_t two) {
        uint64_t x = one | (uint64_t)two << 32;
        x = x - (x >> 1 & 0x5555555555555555ull);
        x = (x & 0x3333333333333333ull) + (x >> 2 & 0x3333333333333333ull);
        return (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Full;
    }
    /* Suit lengths of every hand; two nibbles that follow from the others hold leader and rules. */
    static inline uint64_t s304_key(const uint32_t *h, int seat, int flags) {
        uint64_t key = s304_lengths(h[0], h[1]) | s304_lengths(h[2], h[3]) << 4;
        return (key & ~(uint64_t)15) | (uint64_t)(seat | flags << 2);
    }
    static inline uint32_t s304_place(uint64_t key, uint32_t mask) {
        return (uint32_t)((key * 0x9E3779B97F4A7C15ull) >> 40) & mask;
    }
    static inline uint32_t s304_squeeze(const uint8_t *t, uint32_t in, uint32_t x) {
        return (uint32_t)t[(in & 255) << 8 | (x & 255)]
            | (uint32_t)t[(in & 0xFF00) | (x >> 8 & 255)] << 8
            | (uint32_t)t[(in >> 8 & 0xFF00) | (x >> 16 & 255)] << 16
            | (uint32_t)t[(in >> 16 & 0xFF00) | x >> 24] << 24;
    }
    static inline uint32_t s304_lines(const uint8_t *t, uint32_t in, uint32_t mask) {
        return (uint32_t)t[(in & 255) << 8 | (mask & 255)]
            | (uint32_t)t[(in & 0xFF00) | (mask >> 8 & 255)] << 8
            | (uint32_t)t[(in >> 8 & 0xFF00) | (mask >> 16 & 255)] << 16
            | (uint32_t)t[(in >> 16 & 0xFF00) | mask >> 24] << 24;
    }
    static inline int s304_dearer(const uint8_t *t, uint32_t a, uint32_t b) {
        if (a == b) return 0;
        return t[(a & 255) << 8 | (b & 255)]
            + t[(a & 0xFF00) | (b >> 8 & 255)]
            + t[(a >> 8 & 0xFF00) | (b >> 16 & 255)]
            + t[(a >> 16 & 0xFF00) | b >> 24];
    }
    """
    int high "s304_high"(uint32_t x) noexcept nogil
    int low "s304_low"(uint32_t x) noexcept nogil
    uint32_t TRUMPS "S304_TRUMPS"
    uint32_t bit "S304_BIT"(int at) noexcept nogil
    uint32_t suit_of "S304_SUIT"(int at) noexcept nogil
    uint32_t from_top "S304_FROM"(uint32_t suit, uint32_t top) noexcept nogil
    uint32_t between "s304_between"(int one, int two) noexcept nogil
    ctypedef struct Entry "s304_entry":
        uint64_t key
        uint32_t odd
        uint32_t far
        uint32_t mask
        uint32_t hands[4]
        int16_t value
        int16_t kind
    Entry *new_entries "s304_entries"(size_t n) noexcept nogil
    uint8_t *new_bytes "s304_bytes"(size_t n) noexcept nogil
    uint64_t position_key "s304_key"(uint32_t *hands, int seat, int flags) noexcept nogil
    uint32_t place_of "s304_place"(uint64_t key, uint32_t mask) noexcept nogil
    uint32_t squeeze "s304_squeeze"(uint8_t *table, uint32_t into, uint32_t x) noexcept nogil
    uint32_t lines "s304_lines"(uint8_t *table, uint32_t into, uint32_t mask) noexcept nogil
    int dearer "s304_dearer"(uint8_t *table, uint32_t a, uint32_t b) noexcept nogil

cdef uint8_t SQUEEZE[65536]
cdef uint8_t LINES[65536]
cdef uint8_t DEARER[65536]
cdef int POINTS[32]
cdef int GUESSES[32]
cdef int WEIGHTS[204]

@cython.final
cdef class Solver:
    cdef uint32_t hand[4]
    cdef uint32_t care
    cdef int left
    cdef int rule
    # By tricks left: the suit led, the leader, whether the maker is bound.
    cdef uint32_t led[10]
    cdef int leader[10]
    cdef int bound[10]
    cdef uint32_t killer[10][4][33]
    cdef int score[40][32]
    # The position asked about.
    cdef int tricks
    cdef int place
    cdef int seat
    cdef int holder
    cdef int points_in
    cdef uint32_t top
    cdef uint32_t played
    cdef readonly uint64_t nodes
    cdef uint32_t buckets
    cdef Entry *table
    cdef uint8_t *turn
    cdef dict memory

    @cython.locals(
        first=int, place=int, n=int, offset=int, seat=int, mask=uint32_t, length=int, index=int
    )
    cdef _set(
        self, hands, int trump, int leader, int maker, played, bint exhausted, bint bound
    )
    @cython.locals(found=int)
    cdef int _find(self, uint32_t card, int guess)
    @cython.locals(found=int)
    cdef int _prove(self, int need)
    @cython.locals(value=int, low_end=int, high_end=int, need=int, step=int)
    cdef int _exact(self, uint32_t card, int guess) noexcept nogil
    @cython.locals(hand=uint32_t, top=uint32_t, holder=int, points=int, at=int, value=int)
    cdef int _ask(self, uint32_t card, int need) noexcept nogil
    cdef void _forget(self) noexcept nogil
    @cython.locals(
        estimate=int, worth=int, seat=int, mask=uint32_t, longest=int, shorter=int, trumps=int
    )
    cdef int _guess(self) noexcept nogil

    @cython.locals(
        hand=uint32_t, todo=uint32_t, twins=uint32_t, card=uint32_t, care=uint32_t, mask=uint32_t, suit=uint32_t, others=uint32_t, gap=int,
        h0=uint32_t, h1=uint32_t, h2=uint32_t, h3=uint32_t, occupied=uint32_t,
        odd=uint32_t, far=uint32_t, key=uint64_t, bucket=uint32_t, entry="Entry *", entry0="Entry *",
        best=int, value=int, index=int, i=int, most=int, side=bint, scored=bint,
    )
    cdef int _lead(self, int n, int seat, int need, int bound) noexcept nogil

    @cython.locals(
        hand=uint32_t, led=uint32_t, relevant=uint32_t, todo=uint32_t, twins=uint32_t,
        card=uint32_t, care=uint32_t, mask=uint32_t, suit=uint32_t, others=uint32_t, gap=int, new_top=uint32_t, new_holder=int,
        best=int, value=int, index=int, i=int, most=int, tops=int, side=bint, scored=bint,
    )
    cdef int _follow(
        self, int n, int at, int seat, uint32_t top, int holder, uint32_t played, int points,
        int need,
    ) noexcept nogil

    @cython.locals(suit=uint32_t, mask=uint32_t, won=int, bound=int, value=int)
    cdef int _finish(
        self, int n, uint32_t top, int holder, uint32_t every, int points, int need
    ) noexcept nogil

    @cython.locals(
        ours=uint32_t, every=uint32_t, suit=uint32_t, fight=uint32_t, at=int,
    )
    cdef int _last(self, int seat) noexcept nogil

    @cython.locals(
        ha=uint32_t, hb=uint32_t, hc=uint32_t, hd=uint32_t, us=uint32_t, every=uint32_t,
        a=uint32_t, b=uint32_t, c=uint32_t, d=uint32_t, todo_a=uint32_t, todo_b=uint32_t,
        todo_c=uint32_t, todo_d=uint32_t, care_a=uint32_t, care_b=uint32_t, care_c=uint32_t,
        care_d=uint32_t, care=uint32_t, led=uint32_t, relevant=uint32_t, trick=uint32_t, rest=uint32_t,
        top=uint32_t, suit=uint32_t, next_lead=uint32_t,
        pa=int, pb=int, pc=int, pd=int, value_a=int, value_b=int, value_c=int, value_d=int,
        target=int, gain=int, at=int, best=int, left=int,
    )
    cdef int _two(self, int seat, int need, int bound) noexcept nogil

    @cython.locals(
        mask=uint32_t, suit=uint32_t, left=uint32_t, mate=uint32_t, right=uint32_t, can=uint32_t,
        theirs=int, ours=int, give=int, keep=int, take=int, lose=int, index=int, top=int,
        case=int, estimate=int,
    )
    cdef void _score_lead(self, int n, int seat, uint32_t todo) noexcept nogil

    @cython.locals(
        mask=uint32_t, led=uint32_t, relevant=uint32_t, can=uint32_t, other=uint32_t,
        theirs=int, ours=int, give=int, keep=int, take=int, lose=int, index=int, best=int,
        case=int, estimate=int, tops=int,
    )
    cdef void _score_follow(
        self, int n, int at, int seat, uint32_t top, int holder, int points, uint32_t todo
    ) noexcept nogil

    cdef int _most(self, uint32_t hand) noexcept nogil
    cdef int _least(self, uint32_t hand) noexcept nogil


@cython.locals(packed=uint32_t, suit=int, lane=int)
cpdef uint32_t inside(uint64_t mask, int trump)
