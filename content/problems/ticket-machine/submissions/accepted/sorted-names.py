import sys
from bisect import bisect_left

stops, _, *words = sys.stdin.read().split()
names = sorted(words[:int(stops)])
for typed in words[int(stops):]:
    print(bisect_left(names, typed + '{') - bisect_left(names, typed))
