import sys
from bisect import bisect_right
from itertools import accumulate

n, q, *rest = map(int, sys.stdin.buffer.read().split())
read = list(accumulate(rest[:n]))
for goal in rest[n:]:
    at = bisect_right(read, goal)
    print(at + 1 if at < n else 'never')
