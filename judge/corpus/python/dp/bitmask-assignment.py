from functools import lru_cache
from itertools import permutations

cost = [[9, 2, 7, 8, 6], [6, 4, 3, 7, 5], [5, 8, 1, 8, 9], [7, 6, 9, 4, 2], [3, 3, 5, 7, 8]]
n = len(cost)


@lru_cache(None)
def best(mask):
    i = bin(mask).count("1")
    if i == n:
        return 0, ()
    return min((best(mask | 1 << j)[0] + cost[i][j], (j, *best(mask | 1 << j)[1])) for j in range(n) if not mask >> j & 1)


total, assigned = best(0)
print(total, assigned, best.cache_info().currsize)
brute = min(sum(cost[i][p[i]] for i in range(n)) for p in permutations(range(n)))
print(brute == total)


def hamiltonian_paths(n, adj):
    dp = [[0] * n for _ in range(1 << n)]
    dp[1][0] = 1
    for mask in range(1, 1 << n):
        for u in range(n):
            if dp[mask][u]:
                for v in adj[u]:
                    if not mask & (1 << v):
                        dp[mask | 1 << v][v] += dp[mask][u]
    return sum(dp[-1])


k = 9
print(hamiltonian_paths(k, [[v for v in range(k) if v != u] for u in range(k)]))
print(hamiltonian_paths(8, [[(u + 1) % 8, (u - 1) % 8, (u + 4) % 8] for u in range(8)]))
