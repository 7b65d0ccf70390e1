# Types of solver.py for the compiled build; the intrinsics live here too.
cimport cython

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int s304_high(unsigned int x) { unsigned long i; _BitScanReverse(&i, x); return (int)i; }
    static __inline int s304_low(unsigned int x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    #else
    static inline int s304_high(unsigned int x) { return 31 - __builtin_clz(x); }
    static inline int s304_low(unsigned int x) { return __builtin_ctz(x); }
    #endif
    #define S304_TRUMP 0xFF000000u
    #define S304_NIBBLE 0x0F0F0F0F0F0F0F0Full
    #define S304_FIVES 0x5555555555555555ull
    #define S304_THREES 0x3333333333333333ull
    #define S304_MIX 0x9E3779B97F4A7C15ull
    """
    int high "s304_high"(unsigned int x) noexcept nogil
    int low "s304_low"(unsigned int x) noexcept nogil
    unsigned int TRUMP "S304_TRUMP"
    unsigned long long NIBBLE "S304_NIBBLE"
    unsigned long long FIVES "S304_FIVES"
    unsigned long long THREES "S304_THREES"
    unsigned long long MIX "S304_MIX"

cdef struct Entry:
    unsigned long long key
    unsigned int even, high, mask
    unsigned int hands[4]
    short value
    short kind

cdef unsigned char SQUEEZE[65536]
cdef unsigned char LOSS[65536]
cdef unsigned char LINE[2304]
cdef unsigned char COUNT[256]
cdef int POINTS[32]
cdef int BONUS[256]

@cython.final
cdef class Solver:
    cdef unsigned int hand[4]
    cdef unsigned int care
    cdef unsigned int led[10]
    cdef int value[40][32]
    cdef unsigned int killer[10][4][33]
    cdef int bound[10]
    cdef int leader[10]
    cdef int left
    cdef int rule
    cdef unsigned int buckets
    cdef unsigned long long count
    cdef Entry *table
    cdef unsigned char *turn

    cdef int _lead(self, int n, int seat, int need, int bound) noexcept nogil
    cdef int _follow(self, int n, int at, int seat, unsigned int top, int holder, unsigned int played, int points, int need) noexcept nogil
    cdef int _last(self, int seat) noexcept nogil
    cdef unsigned int _line(self, unsigned int occupied, unsigned int mask) noexcept nogil
    cdef void _score_lead(self, int n, int seat, unsigned int todo, unsigned int legal) noexcept nogil
    cdef void _score_follow(self, int n, int at, int seat, unsigned int top, int holder, int points, unsigned int todo) noexcept nogil
    cdef int _most(self, unsigned int hand) noexcept nogil
    cdef int _least(self, unsigned int hand) noexcept nogil
