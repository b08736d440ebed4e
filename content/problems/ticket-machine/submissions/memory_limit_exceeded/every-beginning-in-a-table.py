import sys
from collections import Counter

lines = sys.stdin.read().split()
stops = int(lines[0])
beginnings = Counter()
for name in lines[2:2 + stops]:
    for end in range(1, len(name) + 1):
        beginnings[name[:end]] += 1
for typed in lines[2 + stops:]:
    print(beginnings[typed])
