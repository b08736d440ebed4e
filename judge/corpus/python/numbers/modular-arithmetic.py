import math


def egcd(a, b):
    x0, x1 = 1, 0
    while b:
        q, a, b = a // b, b, a % b
        x0, x1 = x1, x0 - q * x1
    return a, x0


def crt(rs, ms):
    M = math.prod(ms)
    return sum(r * (M // m) * pow(M // m, -1, m) for r, m in zip(rs, ms)) % M


def is_prime(n):
    if n < 2:
        return False
    d, s = n - 1, 0
    while d % 2 == 0:
        d, s = d // 2, s + 1
    for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if n % a == 0:
            return n == a
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


MOD = 10**9 + 7
print(pow(3, 10**18, MOD), pow(7, -1, MOD), pow(2, 100) % 13, egcd(240, 46))
print(crt([2, 3, 2], [3, 5, 7]), [n for n in range(2**61 - 5, 2**61) if is_prime(n)])
print(-7 // 2, -7 % 2, 7 // -2, 7 % -2, divmod(-17, 5), math.fmod(-7, 2), int(-3.5), round(2.5), round(-1.5))
try:
    pow(2, -1, 4)
except ValueError as e:
    print(e)
inv = [0, 1]
for i in range(2, 20):
    inv.append((MOD - MOD // i) * inv[MOD % i] % MOD)
print(all(i * v % MOD == 1 for i, v in enumerate(inv) if i), math.lcm(4, 6, 10), math.gcd(12, 18, 27))
