import sys
from heapq import heappop, heappush


def main():
    n, m, *numbers = map(int, sys.stdin.read().split())
    near = [[] for _ in range(n + 1)]
    for at in range(0, 3 * m, 3):
        a, b, fare = numbers[at:at + 3]
        near[a].append((b, fare))
        near[b].append((a, fare))

    known = [[False] * (n + 1) for _ in range(3)]
    heap = [(0, 1, 0)]
    while heap:
        cost, station, stamps = heappop(heap)
        if station == n:
            return cost
        if known[stamps][station]:
            continue
        known[stamps][station] = True
        after = (stamps + 1) % 3
        for to, fare in near[station]:
            if not known[after][to]:
                heappush(heap, (cost + fare if stamps < 2 else cost, to, after))
    return -1


print(main())
