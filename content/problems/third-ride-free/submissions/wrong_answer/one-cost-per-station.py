import sys
from heapq import heappop, heappush

n, m, *numbers = map(int, sys.stdin.read().split())
near = [[] for _ in range(n + 1)]
for at in range(0, 3 * m, 3):
    a, b, fare = numbers[at:at + 3]
    near[a].append((b, fare))
    near[b].append((a, fare))

# The stamps are carried along, but only the cheapest way to each station goes on.
known = {}
heap = [(0, 1, 0)]
while heap:
    cost, station, stamps = heappop(heap)
    if station in known:
        continue
    known[station] = cost
    for to, fare in near[station]:
        heappush(heap, (cost + fare if stamps < 2 else cost, to, (stamps + 1) % 3))
print(known.get(n, -1))
