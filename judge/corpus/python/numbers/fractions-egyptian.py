from fractions import Fraction
from math import ceil


def egyptian(f):
    while f > 0:
        d = ceil(1 / f)
        yield d
        f -= Fraction(1, d)


for s in ["4/13", "5/121", "0.75", "7/8", "3"]:
    f = Fraction(s)
    if f >= 1:
        print(s, "is not proper", f, repr(f))
        continue
    parts = list(egyptian(f))
    print(s, "=", " + ".join(f"1/{d}" for d in parts))
    assert sum(Fraction(1, d) for d in parts) == f
print(sum(Fraction(1, k) for k in range(1, 21)))
print(Fraction(3.14159265358979).limit_denominator(1000), Fraction("1e-3"), Fraction(-6, 4))
print(float(Fraction(22, 7)), round(Fraction(22, 7), 3), divmod(Fraction(7, 2), Fraction(2, 3)))
