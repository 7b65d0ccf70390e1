# cython: language_level=3
# The same as bits.py for compiled code: cimport from here, and import from bits.py uncompiled.
# Nothing here needs a module at run time, and no instruction beyond the base of each machine.
from libc.stdint cimport uint32_t, uint64_t

cdef enum:
    JACK = 8
    OPEN = 64

cdef extern from *:
    """
    #ifndef THREE04_BITS
    #define THREE04_BITS
    #include <stdint.h>
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    #define THREE04_INLINE static __forceinline
    THREE04_INLINE int three04_ctz64(uint64_t x) {
        unsigned long at;
    #if defined(_WIN64)
        _BitScanForward64(&at, x);
    #else
        if ((uint32_t)x) _BitScanForward(&at, (uint32_t)x);
        else { _BitScanForward(&at, (uint32_t)(x >> 32)); at += 32; }
    #endif
        return (int)at;
    }
    THREE04_INLINE int three04_high64(uint64_t x) {
        unsigned long at;
    #if defined(_WIN64)
        _BitScanReverse64(&at, x);
    #else
        if (x >> 32) { _BitScanReverse(&at, (uint32_t)(x >> 32)); at += 32; }
        else _BitScanReverse(&at, (uint32_t)x);
    #endif
        return (int)at;
    }
    #else
    #define THREE04_INLINE static inline __attribute__((always_inline, unused))
    THREE04_INLINE int three04_ctz64(uint64_t x) { return __builtin_ctzll(x); }
    THREE04_INLINE int three04_high64(uint64_t x) { return 63 - __builtin_clzll(x); }
    #endif
    THREE04_INLINE int three04_count64(uint64_t x) {
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    THREE04_INLINE uint64_t three04_bit(int at) { return 1ULL << at; }
    THREE04_INLINE uint64_t three04_lane(int suit) { return 0xFFFFULL << (16 * suit); }
    THREE04_INLINE int three04_in_lane(uint64_t x, int suit) {
        return (int)((x >> (16 * suit)) & 0xFFFFULL);
    }
    THREE04_INLINE uint64_t three04_rank(int strength) {
        return 0x0001000100010001ULL << strength;
    }
    static const int THREE04_POINTS[16] = {0, 0, 0, 2, 3, 10, 11, 20, 30, 0, 0, 0, 0, 0, 0, 0};
    THREE04_INLINE int three04_worth(int card) { return THREE04_POINTS[card & 15]; }
    THREE04_INLINE uint64_t three04_start(uint64_t seed) {
        uint64_t z = seed + 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        z = z ^ (z >> 31);
        return z ? z : 1;
    }
    THREE04_INLINE uint64_t three04_stir(uint64_t x) {
        x ^= x << 13;
        x ^= x >> 7;
        return x ^ (x << 17);
    }
    THREE04_INLINE int three04_below(uint64_t x, int n) {
        return (int)((((x * 0x2545F4914F6CDD1DULL) >> 32) * (uint64_t)n) >> 32);
    }
    #define three04_lend(x) ((void *)(x))
    static inline PyObject *three04_tuple_of(uint64_t x, int open, PyObject *numbers) {
        Py_ssize_t i, n = three04_count64(x);
        PyObject *made = PyTuple_New(n + open);
        if (made == NULL) return NULL;
        for (i = 0; i < n + open; i++) {
            PyObject *number = PyTuple_GET_ITEM(numbers, i < n ? three04_ctz64(x) : 64);
            Py_INCREF(number);
            PyTuple_SET_ITEM(made, i, number);
            x &= x - 1;
        }
        return made;
    }
    #endif
    """
    # Of numbers that are there already.
    tuple tuple_of "three04_tuple_of"(uint64_t x, int open, tuple numbers)
    # An object's address, to be used without a lock while something else holds the object.
    void *lend "three04_lend"(object x)
    int ctz64 "three04_ctz64"(uint64_t x) noexcept nogil
    int high64 "three04_high64"(uint64_t x) noexcept nogil
    int count64 "three04_count64"(uint64_t x) noexcept nogil
    uint64_t bit "three04_bit"(int at) noexcept nogil
    uint64_t lane "three04_lane"(int suit) noexcept nogil
    int in_lane "three04_in_lane"(uint64_t x, int suit) noexcept nogil
    uint64_t rank "three04_rank"(int strength) noexcept nogil
    int worth "three04_worth"(int card) noexcept nogil
    uint64_t start "three04_start"(uint64_t seed) noexcept nogil
    uint64_t stir "three04_stir"(uint64_t x) noexcept nogil
    int below "three04_below"(uint64_t x, int n) noexcept nogil
