from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal, getcontext, localcontext

prices = [Decimal("19.99"), Decimal("5.01"), Decimal("0.10")]
total = sum(prices)
tax = (total * Decimal("0.0825")).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)
print(total, tax, total + tax, f"{total + tax:>10,.2f}", repr(tax))
print(Decimal("0.1") + Decimal("0.2") == Decimal("0.3"), 0.1 + 0.2 == 0.3, Decimal(0.1))
for s in ("2.5", "3.5", "-2.5"):
    print(Decimal(s).quantize(Decimal("1"), rounding=ROUND_HALF_EVEN), Decimal(s).to_integral_value(ROUND_HALF_UP), end=" ")
print()
getcontext().prec = 50
print(Decimal(2).sqrt(), Decimal(1) / Decimal(7))
with localcontext() as ctx:
    ctx.prec = 5
    print(Decimal(1) / 3, Decimal("123456789") + 0, Decimal("1E+3").normalize(), +Decimal("1.23456789"))


def pi(digits):
    getcontext().prec = digits + 5
    def arctan_inv(x):
        total = term = Decimal(1) / x
        n, sign = 3, -1
        while abs(term) > Decimal(10) ** -(digits + 3):
            term /= x * x
            total += sign * term / n
            n, sign = n + 2, -sign
        return total
    return +(4 * (4 * arctan_inv(5) - arctan_inv(239)))


print(str(pi(60))[:62])
print(Decimal("NaN"), Decimal("Infinity") > 5, Decimal("1e-7"), Decimal("100").as_tuple(), int(Decimal("-7.9")))
