# CPython here counts in 32 bits, and a learner's own in 64. `sys.maxsize` says 64; where a program may name a size beyond 32
# bits, as its text shows, what takes sizes is replaced by what takes any. Other programs keep the faster originals.
import array
import bisect
import builtins
import collections
import functools
import itertools
import random
import sys

MOST = 2**31 - 1
_len, _range, _isinstance = len, range, isinstance


def size_of(values):
    if type(values) is not _range:
        try:
            return _len(values)
        except OverflowError:
            return type(values).__len__(values)
    return max(0, (values.stop - values.start + values.step - (1 if values.step > 0 else -1)) // values.step)


def searching(original, past):
    """A search that halves, in Python, for what has more values than 32 bits can count."""

    def search(a, x, lo=0, hi=None, *, key=None):
        if lo < 0:
            raise ValueError('lo must be non-negative')
        top = size_of(a) if hi is None else hi
        if top <= MOST:
            return original(a, x, lo, top, key=key)
        while lo < top:
            middle = (lo + top) // 2
            value = a[middle] if key is None else key(a[middle])
            if (not x < value) if past else value < x:
                lo = middle + 1
            else:
                top = middle
        return lo

    search.__name__ = search.__qualname__ = original.__name__
    return search


def held(value):
    return MOST if _isinstance(value, int) and value > MOST else value


class islice(itertools.islice):
    def __new__(cls, values, *bounds):
        return super().__new__(cls, values, *map(held, bounds))


def repeat(object, times=None, _repeat=itertools.repeat):
    return _repeat(object) if times is None else _repeat(object, held(times))


class deque(collections.deque):
    def __init__(self, iterable=(), maxlen=None):
        super().__init__(iterable, held(maxlen))


def lru_cache(maxsize=128, typed=False, _lru_cache=functools.lru_cache):
    return _lru_cache(held(maxsize), typed)


class wide_array(array.array):
    """`l` and `L` hold 64 bits."""

    def __new__(cls, typecode, *values):
        return super().__new__(cls, {'l': 'q', 'L': 'Q'}.get(typecode, typecode), *values)


wide_array.__name__ = wide_array.__qualname__ = 'array'


def widen(what):
    if 'search' in what:
        bisect.bisect_left = searching(bisect.bisect_left, False)
        bisect.bisect_right = bisect.bisect = searching(bisect.bisect_right, True)
    if 'sizes' in what:
        islice.__module__, deque.__module__ = 'itertools', 'collections'
        itertools.islice, itertools.repeat = islice, repeat
        collections.deque, functools.lru_cache = deque, lru_cache
    if 'sample' in what:
        random.len = size_of
    if 'length' in what:
        builtins.len = size_of
    if 'array' in what:
        array.array = array.ArrayType = wide_array
