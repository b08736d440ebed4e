import sys
from bisect import bisect_right

n, *numbers = map(int, sys.stdin.buffer.read().split())
requests = sorted(zip(numbers[1::3], numbers[0::3], numbers[2::3]))
last_days = [last for last, _, _ in requests]
best = [0]
for at, (_, first, price) in enumerate(requests):
    before = min(at, bisect_right(last_days, first))
    best.append(max(best[-1], price + best[before]))
print(best[-1])
