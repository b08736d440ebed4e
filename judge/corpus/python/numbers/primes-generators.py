from itertools import count, islice, takewhile
from math import isqrt


def primes():
    yield 2
    composites = {}
    for n in count(3, 2):
        step = composites.pop(n, None)
        if step is None:
            yield n
            composites[n * n] = 2 * n
        else:
            m = n + step
            while m in composites:
                m += step
            composites[m] = step


print(list(islice(primes(), 12)), next(p for p in primes() if p > 10000), sum(takewhile(lambda p: p < 20000, primes())))
twins = ((a, b) for a, b in zip(primes(), islice(primes(), 1, None)) if b - a == 2)
print(list(islice(twins, 6)))
goldbach = {n: next((p, n - p) for p in primes() if all((n - p) % d for d in range(2, isqrt(n - p) + 1))) for n in range(10, 41, 10)}
print(goldbach)
spf = list(range(1001))
for i in range(2, 32):
    if spf[i] == i:
        for j in range(i * i, 1001, i):
            spf[j] = min(spf[j], i)


def factor(n):
    while n > 1:
        yield spf[n]
        n //= spf[n]


print({n: list(factor(n)) for n in (12, 97, 360, 1000)}, max(range(1, 1001), key=lambda n: len(set(factor(n)))))
phi = [len([k for k in range(1, n + 1) if __import__("math").gcd(k, n) == 1]) for n in range(1, 16)]
print(phi, sum(phi), [n for n in range(1, 10000) if sum(d + (n // d if d * d != n and d > 1 else 0) for d in range(1, isqrt(n) + 1) if n % d == 0) == n])
