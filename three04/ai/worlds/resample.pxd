# cython: language_level=3
# The types of resample.py.
cimport cython
from libc.stdint cimport uint64_t

from three04.ai.kernel.bits cimport start
from three04.ai.worlds.batch cimport Worlds

@cython.locals(total=double, squares=double, weight=double, i=int)
cdef double effective_at(Worlds worlds, double power)
@cython.locals(power=double, low=double, high=double, total=double, weight=double, i=int, _=int)
cpdef double temper(Worlds worlds, double share, double blind)
cpdef double effective(Worlds worlds, double power=*)
@cython.locals(total=double, upto=double, at=int, i=int, seat=int, place=int)
cdef choose(Worlds worlds, Worlds chosen, double where)
