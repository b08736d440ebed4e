import sys
from heapq import heappop, heappush

n, m, *numbers = map(int, sys.stdin.read().split())
near = [[] for _ in range(n + 1)]
for at in range(0, 3 * m, 3):
    a, b, fare = numbers[at:at + 3]
    near[a].append((b, fare))
    near[b].append((a, fare))

# Knows the stamps, but does not go back to where it has just come from.
known = set()
heap = [(0, 1, 0, 0)]
answer = -1
while heap:
    cost, station, stamps, before = heappop(heap)
    if station == n:
        answer = cost
        break
    if (station, stamps) in known:
        continue
    known.add((station, stamps))
    for to, fare in near[station]:
        if to != before:
            heappush(heap, (cost + fare if stamps < 2 else cost, to, (stamps + 1) % 3, station))
print(answer)
