# cython: language_level=3
# The types of solver_memory.py for the compiled build.
cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free

from three04.ai.kernel.solver_bits cimport low

cdef extern from *:
    """
    #include <stdint.h>
    #include <stdlib.h>
    #if defined(__SSE2__) || defined(_M_X64)
    #include <emmintrin.h>
    #define S304_SSE2
    #endif
    /* Eight entries, field by field, so that they are compared at once. */
    typedef struct {
        uint32_t key_low[8], key_high[8], odd[8], far[8], mask[8];
        int16_t lower[8], upper[8];
        uint32_t hands[8][4];
    } s304_bucket;
    /* A position as it is looked up. */
    typedef struct {
        uint64_t key;
        uint32_t occupied, odd, far, bucket;
    } s304_spot;
    static inline void *s304_room(size_t n) { return calloc(n, 1); }
    static inline s304_bucket *s304_aligned(void *room) {
        return (s304_bucket *)(((uintptr_t)room + 63) & ~(uintptr_t)63);
    }
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
    static inline void s304_prefetch(const void *at) {
    #if defined(__GNUC__)
        __builtin_prefetch(at);
        __builtin_prefetch((const char *)at + 64);
        __builtin_prefetch((const char *)at + 128);
    #else
        (void)at;
    #endif
    }
    static inline uint32_t s304_by_suit(const uint8_t *t, uint32_t in, uint32_t x) {
        return (uint32_t)t[(in & 255) << 8 | (x & 255)]
            | (uint32_t)t[(in & 0xFF00) | (x >> 8 & 255)] << 8
            | (uint32_t)t[(in >> 8 & 0xFF00) | (x >> 16 & 255)] << 16
            | (uint32_t)t[(in >> 16 & 0xFF00) | x >> 24] << 24;
    }
    static inline int s304_dearer(const uint8_t *t, uint32_t a, uint32_t b) {
        if (a == b) return 0;
        return t[(a & 255) << 8 | (b & 255)]
            + t[(a & 0xFF00) | (b >> 8 & 255)]
            + t[(a >> 8 & 0xFF00) | (b >> 16 & 255)]
            + t[(a >> 16 & 0xFF00) | b >> 24];
    }
    /* Which entries are of this kind, own the same, and would settle the question as they are. */
    static inline int s304_fitting(const s304_bucket *b, const s304_spot *s, int need) {
    #ifdef S304_SSE2
        const __m128i zero = _mm_setzero_si128();
        const __m128i lo = _mm_set1_epi32((int)(uint32_t)s->key);
        const __m128i hi = _mm_set1_epi32((int)(uint32_t)(s->key >> 32));
        const __m128i odd = _mm_set1_epi32((int)s->odd), far = _mm_set1_epi32((int)s->far);
        const __m128i want = _mm_set1_epi16((short)need);
        __m128i same[2], kind;
        for (int i = 0; i < 2; i++) {
            __m128i x = _mm_or_si128(
                _mm_xor_si128(_mm_load_si128((const __m128i *)b->odd + i), odd),
                _mm_xor_si128(_mm_load_si128((const __m128i *)b->far + i), far));
            x = _mm_and_si128(x, _mm_load_si128((const __m128i *)b->mask + i));
            x = _mm_or_si128(x, _mm_or_si128(
                _mm_xor_si128(_mm_load_si128((const __m128i *)b->key_low + i), lo),
                _mm_xor_si128(_mm_load_si128((const __m128i *)b->key_high + i), hi)));
            same[i] = _mm_cmpeq_epi32(x, zero);
        }
        kind = _mm_andnot_si128(
            _mm_cmpgt_epi16(want, _mm_load_si128((const __m128i *)b->lower)),
            _mm_set1_epi16(-1));
        kind = _mm_or_si128(
            kind, _mm_cmpgt_epi16(want, _mm_load_si128((const __m128i *)b->upper)));
        kind = _mm_and_si128(kind, _mm_packs_epi32(same[0], same[1]));
        return _mm_movemask_epi8(_mm_packs_epi16(kind, zero));
    #else
        int fit = 0;
        uint32_t lo = (uint32_t)s->key, hi = (uint32_t)(s->key >> 32);
        for (int i = 0; i < 8; i++) {
            uint32_t x = ((b->odd[i] ^ s->odd) | (b->far[i] ^ s->far)) & b->mask[i];
            x |= (b->key_low[i] ^ lo) | (b->key_high[i] ^ hi);
            fit |= (x == 0 && (b->lower[i] >= need || b->upper[i] < need)) << i;
        }
        return fit;
    #endif
    }
    """
    ctypedef struct Bucket "s304_bucket":
        uint32_t key_low[8]
        uint32_t key_high[8]
        uint32_t odd[8]
        uint32_t far[8]
        uint32_t mask[8]
        int16_t lower[8]
        int16_t upper[8]
        uint32_t hands[8][4]
    ctypedef struct Spot "s304_spot":
        uint64_t key
        uint32_t occupied
        uint32_t odd
        uint32_t far
        uint32_t bucket
    void *room "s304_room"(size_t n) noexcept nogil
    Bucket *aligned "s304_aligned"(void *room) noexcept nogil
    uint64_t position_key "s304_key"(uint32_t *hands, int seat, int flags) noexcept nogil
    uint32_t place_of "s304_place"(uint64_t key, uint32_t mask) noexcept nogil
    void prefetch "s304_prefetch"(void *at) noexcept nogil
    uint32_t by_suit "s304_by_suit"(uint8_t *table, uint32_t into, uint32_t x) noexcept nogil
    int dearer "s304_dearer"(uint8_t *table, uint32_t a, uint32_t b) noexcept nogil
    int fitting "s304_fitting"(Bucket *bucket, Spot *spot, int need) noexcept nogil

cdef uint8_t SQUEEZE[65536]
cdef uint8_t LINES[65536]
cdef uint8_t DEARER[65536]

@cython.final
cdef class Memory:
    cdef uint32_t buckets
    cdef void *room
    cdef Bucket *table
    cdef uint8_t *turn
    cdef Spot spot[10]
    cdef dict known

    @cython.locals(spot="Spot *", bucket="Bucket *", fit=int, i=int, value=int)
    cdef int look(
        self, int n, uint32_t *hand, int seat, int flags, int need, uint64_t *care
    ) noexcept nogil
    @cython.locals(spot="Spot *", bucket="Bucket *", i=int)
    cdef void keep(self, int n, uint32_t *hand, uint32_t care, int value, int need) noexcept nogil
