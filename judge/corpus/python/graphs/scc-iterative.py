import sys


def scc(n, adj):
    index, low, comp = [0] * n, [0] * n, [-1] * n
    counter, comps, stack = 1, 0, []
    for root in range(n):
        if index[root]:
            continue
        work = [(root, iter(adj[root]))]
        index[root] = low[root] = counter
        counter += 1
        stack.append(root)
        while work:
            u, it = work[-1]
            for v in it:
                if not index[v]:
                    index[v] = low[v] = counter
                    counter += 1
                    stack.append(v)
                    work.append((v, iter(adj[v])))
                    break
                if comp[v] < 0:
                    low[u] = min(low[u], index[v])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[u])
                if low[u] == index[u]:
                    while True:
                        v = stack.pop()
                        comp[v] = comps
                        if v == u:
                            break
                    comps += 1
    return comps, comp


data = iter(map(int, sys.stdin.buffer.read().split()))
n, m = next(data), next(data)
adj = [[] for _ in range(n)]
for _ in range(m):
    adj[next(data)].append(next(data))
print(*scc(n, adj))
chain = [[i + 1] for i in range(4999)] + [[0]]
print(scc(5000, chain)[0], scc(5000, [[] for _ in range(5000)])[0])
