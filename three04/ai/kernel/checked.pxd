# cython: language_level=3
# The same as `small` of checked.py for compiled code; it costs no exception.
from cpython.long cimport PyLong_AsLongAndOverflow

cdef inline int small(object number) except? -1:
    cdef int beyond
    cdef long found = PyLong_AsLongAndOverflow(number, &beyond)
    return <int>found if -0x80000000LL <= found <= 0x7FFFFFFF else -1
