import sys
from itertools import accumulate

stages, walks, *numbers = map(int, sys.stdin.buffer.read().split())
height = [0, *accumulate(numbers[:stages])]
ends = iter(numbers[stages:])
for start, to in zip(ends, ends):
    print(height[to] - height[start])
