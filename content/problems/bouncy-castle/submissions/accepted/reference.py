import sys
from bisect import bisect_left

n, *numbers = map(int, sys.stdin.buffer.read().split())
requests = sorted(zip(numbers[1::3], numbers[0::3], numbers[2::3]))
last_days = [last for last, _, _ in requests]
best = [0]
for _, first, price in requests:
    best.append(max(best[-1], price + best[bisect_left(last_days, first)]))
print(best[-1])
