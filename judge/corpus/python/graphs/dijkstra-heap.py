import heapq
import sys
from collections import defaultdict

input = sys.stdin.readline


def main():
    n, m = map(int, input().split())
    graph = defaultdict(list)
    for _ in range(m):
        u, v, w = map(int, input().split())
        graph[u].append((v, w))
        graph[v].append((u, w))
    src = int(input())
    dist = {src: 0}
    parent = {}
    pq = [(0, src)]
    while pq:
        d, u = heapq.heappop(pq)
        if d > dist.get(u, float("inf")):
            continue
        for v, w in graph[u]:
            nd = d + w
            if nd < dist.get(v, float("inf")):
                dist[v] = nd
                parent[v] = u
                heapq.heappush(pq, (nd, v))
    for v in range(1, n + 1):
        path = []
        at = v
        while at in parent:
            path.append(at)
            at = parent[at]
        path.append(at)
        print(v, dist.get(v, float("inf")), "->".join(map(str, path[::-1])))


main()
