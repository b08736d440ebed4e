from functools import cache


def count(n: int, target: int) -> int:
    digits = list(map(int, str(n)))

    @cache
    def go(i: int, left: int, tight: bool) -> int:
        if left < 0:
            return 0
        if i == len(digits):
            return left == 0
        top = digits[i] if tight else 9
        return sum(go(i + 1, left - d, tight and d == top) for d in range(top + 1))

    return go(0, target, True)


print(count(1000, 10), sum(sum(map(int, str(x))) == 10 for x in range(1001)))
print(count(10**30, 135))
print([count(99, s) for s in range(19)])
print(count(int("123456789" * 5), 200))
