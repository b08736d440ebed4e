import sys
from collections import deque


def main():
    n, k, *gusts = map(int, sys.stdin.buffer.read().split())
    kept, strongest = deque(), []
    for hour, gust in enumerate(gusts):
        while kept and gusts[kept[-1]] <= gust:
            kept.pop()
        kept.append(hour)
        if kept[0] == hour - k:
            kept.popleft()
        if hour >= k - 1:
            strongest.append(gusts[kept[0]])
    print(*strongest)


main()
