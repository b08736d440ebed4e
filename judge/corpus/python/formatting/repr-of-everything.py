import datetime
from collections import Counter, OrderedDict, deque
from decimal import Decimal
from fractions import Fraction


class Plain:
    def __init__(self, v):
        self.v = v

    def __repr__(self):
        return f"{type(self).__name__}({self.v!r})"


class Both(Plain):
    def __str__(self):
        return f"<{self.v}>"


print([1, 2.0, "s", None, True, (1,), (), {}, set(), b"by\x00te", 3 + 0j, range(3), range(1, 9, 2), slice(1, None)])
print("tab\t nl\n quote' ", repr("tab\t nl\n quote' both\" \\ é \x07 \u200b"), ascii("é😀"))
print([Plain("a"), Both(1)], Both("x"), str(Both), f"{Both([1])} {Both([1])!r}")
print(Decimal("1.10"), [Decimal("1.10"), Fraction(1, 3)], Counter("banana"), deque([1], maxlen=3))
print(datetime.date(2024, 1, 5), [datetime.timedelta(days=1, hours=2)], datetime.datetime(2020, 2, 3, 4, 5))
nested = [1, [2]]
nested.append(nested)
print(nested, {"k": (1, [2, {"z": {3}}])}, [[]] * 2, [[0] * 3 for _ in range(2)])
print(int, len, type(None), NotImplemented, ..., [int, str], type(lambda: 0).__name__, Plain.__init__.__qualname__)
print(bytes([65, 66]), bytearray(b"xy"), memoryview(b"abc").tolist(), "a" "b", r"raw\n", b"\xff".hex())
print(str(b"x"), str([1]), str(1e3), repr("it's"), repr('"q"'), "%r %s" % (None, "z"))
print(1, "two", [3], sep="-", end=".\n")
print(ValueError("bad", 1), repr(KeyError("k")), str(KeyError("k")), StopIteration())
