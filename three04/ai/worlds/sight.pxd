# cython: language_level=3
# The types of sight.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.math cimport exp
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport bit, count64, ctz64, in_lane, lane, worth

cdef extern from *:
    """
    /* What the units begin with on an occasion of 20 numbers, and the score of a card of 28 looks:
       16 units, in single precision. Both forms add up in the same order; the compiler does not
       find the quick one by itself. */
    #if defined(__SSE2__) || defined(_M_X64)
    #include <emmintrin.h>
    #define S304_ADD(sum, factor, row) \\
        sum = _mm_add_ps(sum, _mm_mul_ps(factor, _mm_loadu_ps(row)))
    #define S304_ADD_TO_UNITS(factor, row) \\
        S304_ADD(one, factor, row); S304_ADD(two, factor, (row) + 4); \\
        S304_ADD(three, factor, (row) + 8); S304_ADD(four, factor, (row) + 12)
    static inline double s304_score(
            const double *looks, const float *weight, int row, const float *begun) {
        const float *at = weight + row + 60;
        __m128 one = _mm_loadu_ps(begun), two = _mm_loadu_ps(begun + 4);
        __m128 three = _mm_loadu_ps(begun + 8), four = _mm_loadu_ps(begun + 12);
        __m128 sum = _mm_setzero_ps();
        float parts[4];
        int i;
        weight += row;
        for (i = 0; i < 28; i++, at += 16) {
            __m128 look = _mm_set1_ps((float)looks[i]);
            S304_ADD_TO_UNITS(look, at);
        }
        for (i = 0; i < 28; i += 4) {
            __m128 few = _mm_movelh_ps(_mm_cvtpd_ps(_mm_loadu_pd(looks + i)),
                                       _mm_cvtpd_ps(_mm_loadu_pd(looks + i + 2)));
            S304_ADD(sum, few, weight + i);
        }
        S304_ADD(sum, _mm_max_ps(one, _mm_setzero_ps()), weight + 44);
        S304_ADD(sum, _mm_max_ps(two, _mm_setzero_ps()), weight + 48);
        S304_ADD(sum, _mm_max_ps(three, _mm_setzero_ps()), weight + 52);
        S304_ADD(sum, _mm_max_ps(four, _mm_setzero_ps()), weight + 56);
        _mm_storeu_ps(parts, sum);
        return parts[0] + parts[1] + (parts[2] + parts[3]);
    }
    static inline void s304_begin(
            const double *occasion, const float *weight, int row, float *begun) {
        const float *at = weight + row + 508;
        __m128 one, two, three, four;
        int i;
        weight += row + 28;
        one = _mm_loadu_ps(weight), two = _mm_loadu_ps(weight + 4);
        three = _mm_loadu_ps(weight + 8), four = _mm_loadu_ps(weight + 12);
        for (i = 0; i < 20; i++, at += 16) {
            __m128 some = _mm_set1_ps((float)occasion[i]);
            S304_ADD_TO_UNITS(some, at);
        }
        _mm_storeu_ps(begun, one), _mm_storeu_ps(begun + 4, two);
        _mm_storeu_ps(begun + 8, three), _mm_storeu_ps(begun + 12, four);
    }
    #else
    static inline void s304_begin(
            const double *occasion, const float *weight, int row, float *begun) {
        int i, j;
        weight += row;
        for (j = 0; j < 16; j++) begun[j] = weight[28 + j];
        for (i = 0; i < 20; i++)
            for (j = 0; j < 16; j++) begun[j] += (float)occasion[i] * weight[508 + 16 * i + j];
    }
    static inline double s304_score(
            const double *looks, const float *weight, int row, const float *begun) {
        float unit[16], parts[4] = {0, 0, 0, 0};
        int i, j;
        weight += row;
        for (j = 0; j < 16; j++) unit[j] = begun[j];
        for (i = 0; i < 28; i++)
            for (j = 0; j < 16; j++) unit[j] += (float)looks[i] * weight[60 + 16 * i + j];
        for (i = 0; i < 28; i++) parts[i & 3] += (float)looks[i] * weight[i];
        for (j = 0; j < 16; j++) parts[j & 3] += (unit[j] > 0 ? unit[j] : 0) * weight[44 + j];
        return parts[0] + parts[1] + (parts[2] + parts[3]);
    }
    #endif
    """
    void begin_units "s304_begin"(
        const double *occasion, const float *weight, int row, float *begun) noexcept nogil
    double score_of "s304_score"(
        const double *looks, const float *weight, int row, const float *begun) noexcept nogil

cdef enum:
    MANY = 28
    SOME = 20
    WIDE = 16
    ROW = 828

@cython.final
cdef class Sight:
    cdef uint64_t hands[8]
    # Face-down cards that a seat knows.
    cdef uint64_t known[8]
    cdef uint64_t gone, pack, lying
    cdef int fact[24]
    cdef int trump, indicator, out, maker, kind, contract, all_points
    cdef double heat
    cdef float weight[9936]
    # What a card looks like, and what that is made from.
    cdef double looks[28]
    cdef double occasion[20]
    # What the units begin with on this occasion.
    cdef float begun[16]
    cdef int card, known_trump, mine, higher
    cdef uint64_t rest

    cdef void turn_up(self) noexcept nogil
    cdef void remove(self, int seat, int card, int down) noexcept nogil
    cdef void look_under(self) noexcept nogil
    cdef double score(self, uint64_t legal, int card) noexcept nogil
    cdef int begin(self) noexcept nogil
    @cython.locals(x=cython.p_double, seat=int, led=int, best=int, trump=int, hand=uint64_t,
                   out=uint64_t, makers=int, others=int)
    cdef void look_round(self) noexcept nogil
    @cython.locals(seat=int, led=int, role=int)
    cdef int kind_of(self) noexcept nogil
    @cython.locals(seat=int, led=int, hand=uint64_t, out=uint64_t, i=int)
    cdef void look(self, uint64_t legal, int card) noexcept nogil
    @cython.locals(x=cython.p_double, card=int, suit=int, rank=int, points=double, trump=int,
                   many=int, master=int, theirs=int, by_me=int)
    cdef void look_lead(self) noexcept nogil
    @cython.locals(x=cython.p_double, led=int, best=int, ruffed=int, ours=int, stake=int,
                   rank=int, points=double, others=int, partners=int, last=int, wins=int,
                   cards=int, out=int, safe=int)
    cdef void look_follow(self, uint64_t legal) noexcept nogil
    @cython.locals(x=cython.p_double, best=int, ruffed=int, ours=int, stake=double, card=int,
                   suit=int, rank=int, points=double, trump=int, last=int, ruffs=int, wins=int,
                   theirs=int, many=int, out=double, led=int, safe=int, laid=int)
    cdef void look_void(self, uint64_t legal) noexcept nogil
    @cython.locals(i=int)
    cdef list looks_of(self)

@cython.locals(at=int)
cdef int least_worth(uint64_t cards) noexcept nogil
