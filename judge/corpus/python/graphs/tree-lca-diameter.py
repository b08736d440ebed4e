import sys
from collections import deque

sys.setrecursionlimit(10**5)
n = int(input())
adj = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    adj[a].append(b)
    adj[b].append(a)
LOG = n.bit_length()
up = [[0] * (n + 1) for _ in range(LOG)]
depth, size = [0] * (n + 1), [1] * (n + 1)
order, seen = [1], {1}
for u in order:
    for v in adj[u]:
        if v not in seen:
            seen.add(v)
            up[0][v], depth[v] = u, depth[u] + 1
            order.append(v)
for u in reversed(order):
    size[up[0][u]] += size[u]
for k in range(1, LOG):
    up[k] = [up[k - 1][up[k - 1][v]] for v in range(n + 1)]


def lca(a, b):
    if depth[a] < depth[b]:
        a, b = b, a
    for k in range(LOG):
        if depth[a] - depth[b] >> k & 1:
            a = up[k][a]
    if a == b:
        return a
    for k in reversed(range(LOG)):
        if up[k][a] != up[k][b]:
            a, b = up[k][a], up[k][b]
    return up[0][a]


def farthest(s):
    d, q = {s: 0}, deque([s])
    while q:
        u = q.popleft()
        for v in adj[u]:
            if v not in d:
                d[v] = d[u] + 1
                q.append(v)
    return u, d[u]


for line in sys.stdin:
    a, b = map(int, line.split())
    c = lca(a, b)
    print(f"lca({a}, {b}) = {c}, distance {depth[a] + depth[b] - 2 * depth[c]}")
end, _ = farthest(1)
print("diameter", farthest(end)[1], "sizes", size[1:], "leaves", [v for v in range(2, n + 1) if len(adj[v]) == 1])
