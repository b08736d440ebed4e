from collections import Counter
from math import gcd, isqrt, prod


def sieve(n):
    flags = bytearray([1]) * (n + 1)
    flags[:2] = b"\0\0"
    for i in range(2, isqrt(n) + 1):
        if flags[i]:
            flags[i * i::i] = bytes(len(range(i * i, n + 1, i)))
    return [i for i, f in enumerate(flags) if f]


def factor(n):
    f, p = Counter(), 2
    while p * p <= n:
        while n % p == 0:
            f[p] += 1
            n //= p
        p += 1 + (p > 2)
    if n > 1:
        f[n] += 1
    return f


ps = sieve(100000)
print(len(ps), ps[-3:], sum(ps))
for n in (360, 97, 1001, 600851475143, 2**20):
    f = factor(n)
    print(n, "=", " * ".join(f"{p}^{e}" if e > 1 else str(p) for p, e in f.items()), "divisors", prod(e + 1 for e in f.values()))
print([n for n in range(2, 500) if sum(d for d in range(1, n) if n % d == 0) == n])
print(sum(1 for a in range(1, 101) if gcd(a, 100) == 1), [p for p in ps if p + 2 in set(ps[:40])][:8])
