# cython: language_level=3
# The types of playouts.py. The types of locals stand here too: the source stays plain Python.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport OPEN, ctz64, lend, start, tuple_of
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
cdef class Cells:
    cdef void *worlds[256]
    cdef long long points[4096]
    cdef long long made[4096]
    cdef long long swept[4096]

@cython.final
cdef class Runs:
    cdef Position after, scratch
    cdef long long taken[4]
    cdef long long made, swept

    @cython.locals(_=longlong)
    cdef void play(self, Position root, long long times, uint64_t chance, int rules,
                   int noise) noexcept nogil
    @cython.locals(i=int, makers=int, swept=int)
    cdef void sum_up(self, Position state) noexcept nogil
    @cython.locals(i=int, at=int, left=uint64_t, what=int, chance=uint64_t)
    cdef void play_moves(self, Cells cells, int number, uint64_t cards, int may_open, long long times,
                         uint64_t seed, int rules, int noise) noexcept
    @cython.locals(i=int)
    cdef void begin(self, Position root, int what) noexcept nogil
    cdef void end(self, Cells cells, int at) noexcept nogil

@cython.locals(runs=Runs, left=longlong, side=int, count=longlong, chance=uint64_t, who=int, share=int)
cpdef playouts(Position root, object times, object seed, object rules=*, object noise=*)
@cython.locals(runs=Runs, cells=Cells, cards=uint64_t, may_open=int, number=int, begun=int, first=int, i=int,
               at=int, world=Position, held=tuple, chance=uint64_t)
cpdef dict playouts_by_world(worlds, object times, object seed, object rules=*, object noise=*)
