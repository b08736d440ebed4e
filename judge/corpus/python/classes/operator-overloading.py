from functools import total_ordering
from math import gcd


@total_ordering
class Rational:
    __slots__ = ("n", "d")

    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError("zero denominator")
        g = gcd(n, d) * (1 if d > 0 else -1)
        self.n, self.d = n // g, d // g

    def __add__(self, o):
        if isinstance(o, int):
            o = Rational(o)
        if not isinstance(o, Rational):
            return NotImplemented
        return Rational(self.n * o.d + o.n * self.d, self.d * o.d)

    __radd__ = __add__

    def __neg__(self):
        return Rational(-self.n, self.d)

    def __mul__(self, o):
        return Rational(self.n * o.n, self.d * o.d) if isinstance(o, Rational) else Rational(self.n * o, self.d)

    def __eq__(self, o):
        return (self.n, self.d) == (o.n, o.d)

    def __lt__(self, o):
        return self.n * o.d < o.n * self.d

    def __hash__(self):
        return hash((self.n, self.d))

    def __float__(self):
        return self.n / self.d

    def __bool__(self):
        return self.n != 0

    def __str__(self):
        return f"{self.n}/{self.d}" if self.d != 1 else str(self.n)

    def __repr__(self):
        return f"Rational({self.n}, {self.d})"


a, b = Rational(1, 2), Rational(-3, -6)
print(a == b, a is b, len({a, b}), a + b, a + 1, 5 + a, -a, a * Rational(2, 3), float(a))
print(sorted([Rational(1, 3), Rational(-1, 2), Rational(2, 7)]), sum([a, b, b]), a >= b, bool(Rational(0)))
for bad in (lambda: a + "x", lambda: Rational(1, 0), lambda: setattr(a, "z", 1)):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__)
