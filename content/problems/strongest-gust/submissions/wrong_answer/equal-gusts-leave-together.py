import sys
from collections import deque

n, k, *gusts = map(int, sys.stdin.buffer.read().split())
kept, strongest = deque(), []
for hour, gust in enumerate(gusts):
    while kept and kept[-1] <= gust:
        kept.pop()
    kept.append(gust)
    # Only one of equal gusts was kept, and it goes with the first of them.
    if hour >= k and kept[0] == gusts[hour - k]:
        kept.popleft()
    if hour >= k - 1:
        strongest.append(kept[0] if kept else gust)
print(*strongest)
