import sys
from bisect import bisect_left
from itertools import accumulate


def main():
    n, q, *rest = map(int, sys.stdin.buffer.read().split())
    read = list(accumulate(rest[:n]))
    for goal in rest[n:]:
        at = bisect_left(read, goal)
        print(at + 1 if at < n else 'never')


main()
