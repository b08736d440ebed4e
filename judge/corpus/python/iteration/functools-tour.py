from functools import cached_property, cmp_to_key, lru_cache, partial, reduce, singledispatch, wraps
import operator

print(reduce(operator.mul, range(1, 7)), reduce(lambda a, b: f"({a}{b})", "abcd"), reduce(max, [3, 9, 2], 0))
int2 = partial(int, base=2)
print(int2("1011"), partial(print, "pre", sep="-").keywords, sorted(["10", "9", "1"], key=cmp_to_key(lambda a, b: int(b + a) - int(a + b))))


def trace(fn):
    depth = 0

    @wraps(fn)
    def inner(*args, **kwargs):
        nonlocal depth
        print("  " * depth + f"{fn.__name__}{args}")
        depth += 1
        result = fn(*args, **kwargs)
        depth -= 1
        return result

    return inner


@trace
def gcd(a, b):
    "greatest common divisor"
    return a if b == 0 else gcd(b, a % b)


print(gcd(48, 18), gcd.__name__, gcd.__doc__)


@singledispatch
def describe(x):
    return f"object {x}"


@describe.register
def _(x: int):
    return f"int {x:+d}"


@describe.register(list)
def _(x):
    return "list of " + ", ".join(map(describe, x))


print(describe(3), describe("s"), describe([1, [2.5]]), describe(True))


class Circle:
    def __init__(self, r):
        self.r = r

    @cached_property
    def area(self):
        print("computing", end=" ")
        return 3 * self.r**2


c = Circle(2)
print(c.area, c.area)


@lru_cache(maxsize=2)
def sq(x):
    return x * x


[sq(x) for x in (1, 2, 1, 3, 1, 2)]
print(sq.cache_info(), list(map(operator.itemgetter(1), ["ab", "cd"])), operator.attrgetter("real")(5), operator.methodcaller("upper")("x"))
