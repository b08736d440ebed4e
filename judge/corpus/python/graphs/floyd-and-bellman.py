from itertools import product
from math import inf

n = 5
edges = {(0, 1): 3, (0, 2): 8, (0, 4): -4, (1, 3): 1, (1, 4): 7, (2, 1): 4, (3, 0): 2, (3, 2): -5, (4, 3): 6}
d = [[0 if i == j else edges.get((i, j), inf) for j in range(n)] for i in range(n)]
for k, i, j in product(range(n), repeat=3):
    if d[i][k] + d[k][j] < d[i][j]:
        d[i][j] = d[i][k] + d[k][j]
for row in d:
    print(" ".join(f"{x:3}" for x in row))


def bellman_ford(src, edges, n):
    dist = [inf] * n
    dist[src] = 0
    for _ in range(n - 1):
        for (u, v), w in edges.items():
            dist[v] = min(dist[v], dist[u] + w)
    if any(dist[u] + w < dist[v] for (u, v), w in edges.items()):
        raise ValueError("negative cycle")
    return dist


print(bellman_ford(0, edges, n), bellman_ford(1, {(1, 2): 5}, 4))
edges[4, 0] = 1
try:
    print(bellman_ford(0, edges, n))
except ValueError as err:
    print(err, repr(err))
print(inf, -inf, inf - 1 == inf, min([inf, 3]), [inf] * 2)
