# cython: language_level=3
# The types of players.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport (
    JACK,
    below,
    bit,
    ctz64,
    high64,
    in_lane,
    lane,
    rank,
    stir,
    worth,
)
from three04.ai.kernel.position cimport Position, advance, choices, random_card

@cython.locals(cards=uint64_t)
cdef uint64_t run_rules(Position state, uint64_t chance, int rules, int noise) noexcept nogil
@cython.locals(plain=uint64_t, jacks=uint64_t, same=uint64_t, beat=uint64_t, known=int, ours=int,
               most=int, led=int)
cdef int ruled_card(Position state, uint64_t cards) noexcept nogil
@cython.locals(out=uint64_t)
cdef int keen_card(Position state, uint64_t cards) noexcept nogil
@cython.locals(known=int, plain=uint64_t, sure=uint64_t)
cdef int keen_lead(Position state, uint64_t cards, uint64_t out) noexcept nogil
@cython.locals(known=int, plain=uint64_t, same=uint64_t, beat=uint64_t, led=int, last=int,
               most=int, higher=int, top=int, wins=int)
cdef int keen_follow(Position state, uint64_t cards, uint64_t out) noexcept nogil
cdef int fold(uint64_t cards) noexcept nogil
@cython.locals(at=int)
cdef int lowest(uint64_t cards) noexcept nogil
@cython.locals(at=int)
cdef int highest(uint64_t cards) noexcept nogil
@cython.locals(found=uint64_t, suit=int, mine=int, theirs=int)
cdef uint64_t masters(uint64_t cards, uint64_t out) noexcept nogil
