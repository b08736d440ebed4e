import math

print(0.1 + 0.2, 1 / 3, 1e300 * 1e10, -1e-320, 5e-324 / 2, 100.0, 1e5, 123456789.123456789)
print(repr(1e22), 1e23, 1e-5, 0.0001, 12345678901234567.0, float("1_0.5"), 3.0 == 3, hash(3.0) == hash(3))
print(math.floor(-2.5), math.ceil(-2.5), math.trunc(-2.5), round(-2.5), round(2.675, 2), round(1234.5, -2), round(7))
print(math.isclose(0.1 + 0.2, 0.3), math.fsum([0.1] * 10), sum([0.5] * 10), math.hypot(3, 4, 12), math.dist((0, 0), (1, 1)))
print(float("nan") == float("nan"), math.inf > 10**400, math.copysign(1, -0.0), -0.0 == 0.0, math.frexp(40), math.ldexp(0.5, 3))
print(math.sqrt(2), math.pi, math.e, math.exp(1), math.log(100, 10), math.log2(1 << 60), math.log10(1000), math.log1p(1e-10))
print(math.sin(1), math.atan2(-1, -1), math.degrees(math.pi / 3), math.cosh(1), math.gamma(5.5), math.erf(0.3))
print((0.5).as_integer_ratio(), (0.1).hex(), float.fromhex("0x1.8p3"), (2.5).is_integer(), 7.0 // 2, -7.5 % 2, divmod(7.5, 2))
for text in ("abc", "1e400", "-inf", " 2.5\n"):
    try:
        print(float(text), end=" ")
    except ValueError as e:
        print(e, end=" ")
print()
try:
    math.sqrt(-1)
except ValueError as e:
    print(type(e).__name__)
try:
    1.0 / 0
except ZeroDivisionError as e:
    print(type(e).__name__)
print(complex(1, 2) * 3j, abs(3 + 4j), (1 + 2j).conjugate(), (-1) ** 0.5)
