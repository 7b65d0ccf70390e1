# cython: language_level=3
# The same as `small` of checked.py for compiled code.

cdef inline int small(object number) except? -1:
    try:
        return number
    except OverflowError:
        return -1
