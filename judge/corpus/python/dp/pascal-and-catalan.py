from math import comb, factorial
from itertools import accumulate

row = [1]
for i in range(8):
    print(" ".join(map(str, row)).center(30).rstrip())
    row = [a + b for a, b in zip([0] + row, row + [0])]
catalan = [comb(2 * n, n) // (n + 1) for n in range(12)]
print(catalan)
C = [1]
for n in range(1, 12):
    C.append(sum(C[i] * C[n - 1 - i] for i in range(n)))
print(C == catalan)
bell, r = [], [1]
for _ in range(10):
    bell.append(r[0])
    r = list(accumulate([r[-1]] + r))
print(bell)
p = [1] + [0] * 100
for k in range(1, 101):
    for s in range(k, 101):
        p[s] += p[s - k]
print(p[100], factorial(30), comb(60, 30), comb(3, 5))
derangements = [1, 0]
while len(derangements) < 15:
    n = len(derangements)
    derangements.append((n - 1) * (derangements[-1] + derangements[-2]))
print(derangements[-1], round(factorial(14) / 2.718281828459045))
