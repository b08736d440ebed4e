import sys
from itertools import accumulate

n, q, *rest = map(int, sys.stdin.buffer.read().split())
read = list(accumulate(rest[:n]))
for goal in rest[n:]:
    low, high = 0, n
    while read[low] < goal:
        middle = (low + high) // 2
        if read[middle] < goal:
            low = middle + 1
        else:
            low, high = min(low + 1, middle), middle
    print(low + 1)
