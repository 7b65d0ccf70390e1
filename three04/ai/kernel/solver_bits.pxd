# cython: language_level=3
# The same as solver_bits.py for compiled code.
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

cdef extern from *:
    """
    #ifndef THREE04_SOLVER_BITS
    #define THREE04_SOLVER_BITS
    #include <stdint.h>
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
    #define S304_BIT(at) ((uint32_t)1 << (at))
    #define S304_SUIT(at) ((uint32_t)255 << ((at) & 24))
    #define S304_BEST(cards) ((cards) & -(cards))
    #define S304_UP(suit, card) ((suit) & ((card) | ((card) - 1)))
    static inline uint32_t s304_between(int a, int b) {
        return a > b ? ((uint32_t)1 << a) - ((uint32_t)2 << b)
                     : ((uint32_t)1 << b) - ((uint32_t)2 << a);
    }
    static inline int s304_slot(uint32_t todo, int n, int at, int seat, int tops, uint32_t led) {
        uint32_t x = todo ^ (led >> 3) * 5u ^ (uint32_t)(tops << 4 | n) * 0x3C6EF3u;
        return (int)(((x ^ (uint32_t)(at << 2 | seat) * 0x5F356495u) * 0x9E3779B1u) >> 17);
    }
    static inline uint64_t s304_with_winner(uint64_t care, int seat) {
        return (uint32_t)care | (uint64_t)(1 + (seat & 1)) << 32;
    }
    static inline int s304_winner_of(uint64_t care, int side) {
        int winner = (int)(care >> 32);
        return side ? winner : (winner & 1) << 1 | winner >> 1;
    }
    static const int S304_POINTS[32] = {
        30, 20, 11, 10, 3, 2, 0, 0, 30, 20, 11, 10, 3, 2, 0, 0,
        30, 20, 11, 10, 3, 2, 0, 0, 30, 20, 11, 10, 3, 2, 0, 0,
    };
    /* The points of a suit's cards. */
    static const uint8_t S304_SURE[256] = {
        0, 30, 20, 50, 11, 41, 31, 61, 10, 40, 30, 60, 21, 51, 41, 71,
        3, 33, 23, 53, 14, 44, 34, 64, 13, 43, 33, 63, 24, 54, 44, 74,
        2, 32, 22, 52, 13, 43, 33, 63, 12, 42, 32, 62, 23, 53, 43, 73,
        5, 35, 25, 55, 16, 46, 36, 66, 15, 45, 35, 65, 26, 56, 46, 76,
        0, 30, 20, 50, 11, 41, 31, 61, 10, 40, 30, 60, 21, 51, 41, 71,
        3, 33, 23, 53, 14, 44, 34, 64, 13, 43, 33, 63, 24, 54, 44, 74,
        2, 32, 22, 52, 13, 43, 33, 63, 12, 42, 32, 62, 23, 53, 43, 73,
        5, 35, 25, 55, 16, 46, 36, 66, 15, 45, 35, 65, 26, 56, 46, 76,
        0, 30, 20, 50, 11, 41, 31, 61, 10, 40, 30, 60, 21, 51, 41, 71,
        3, 33, 23, 53, 14, 44, 34, 64, 13, 43, 33, 63, 24, 54, 44, 74,
        2, 32, 22, 52, 13, 43, 33, 63, 12, 42, 32, 62, 23, 53, 43, 73,
        5, 35, 25, 55, 16, 46, 36, 66, 15, 45, 35, 65, 26, 56, 46, 76,
        0, 30, 20, 50, 11, 41, 31, 61, 10, 40, 30, 60, 21, 51, 41, 71,
        3, 33, 23, 53, 14, 44, 34, 64, 13, 43, 33, 63, 24, 54, 44, 74,
        2, 32, 22, 52, 13, 43, 33, 63, 12, 42, 32, 62, 23, 53, 43, 73,
        5, 35, 25, 55, 16, 46, 36, 66, 15, 45, 35, 65, 26, 56, 46, 76,
    };
    static inline int s304_gain(int one, int two, int winner) {
        int gap = S304_POINTS[two] - S304_POINTS[one];
        if (gap < 0) return winner == 1 ? 0 : -gap;
        return winner == 2 ? 0 : gap;
    }
    #endif
    """
    int high "s304_high"(uint32_t x) noexcept nogil
    int low "s304_low"(uint32_t x) noexcept nogil
    uint32_t bit "S304_BIT"(int at) noexcept nogil
    uint32_t suit_of "S304_SUIT"(int at) noexcept nogil
    uint32_t best_of "S304_BEST"(uint32_t cards) noexcept nogil
    uint32_t from_top "S304_UP"(uint32_t suit, uint32_t card) noexcept nogil
    int slot_of "s304_slot"(
        uint32_t todo, int n, int at, int seat, int tops, uint32_t led
    ) noexcept nogil
    uint64_t with_winner "s304_with_winner"(uint64_t care, int seat) noexcept nogil
    int winner_of "s304_winner_of"(uint64_t care, int side) noexcept nogil
    int gain "s304_gain"(int one, int two, int winner) noexcept nogil
    uint32_t between "s304_between"(int one, int two) noexcept nogil
    const uint8_t SURE "S304_SURE"[256]
    const int POINTS "S304_POINTS"[32]

cdef enum:
    TRUMPS = 0xFF
