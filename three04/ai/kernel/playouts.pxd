# cython: language_level=3
# The types of playouts.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport OPEN, ctz64, lend, list_of, start
from three04.ai.kernel.players cimport run_rules
from three04.ai.kernel.position cimport (
    Position,
    become,
    blank,
    legal_cards,
    move,
    opens,
    restart,
    run_random,
)

cdef tuple MOVES

@cython.final
cdef class Runs:
    cdef void *worlds[256]
    cdef Position after, scratch
    cdef long long taken[4]
    cdef long long made, swept
    cdef long long points_by[65]
    cdef long long made_by[65]

    @cython.locals(_=longlong)
    cdef void play(self, Position root, long long times, uint64_t chance, int rules,
                   int noise) noexcept nogil
    @cython.locals(i=int, makers=int, swept=int)
    cdef void sum_up(self, Position state) noexcept nogil
    @cython.locals(i=int, left=uint64_t, what=int)
    cdef void play_moves(self, int number, uint64_t cards, int may_open, long long times,
                         uint64_t seed, int rules, int noise) noexcept
    @cython.locals(makers=int, points=longlong, made=longlong)
    cdef void play_move(self, Position root, int what, long long times, uint64_t seed, int rules,
                        int noise) noexcept nogil

@cython.locals(runs=Runs, left=longlong, side=int)
cpdef playouts(Position root, long long times, uint64_t seed, int rules=*, int noise=*)
@cython.locals(runs=Runs, cards=uint64_t, may_open=int, chance=uint64_t, number=int, world=Position,
               held=tuple, played=longlong)
cpdef dict playouts_by_move(worlds, long long times, uint64_t seed, int rules=*, int noise=*)
