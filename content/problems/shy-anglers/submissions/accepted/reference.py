import sys
from bisect import bisect_left


def main():
    n, k, *jetties = map(int, sys.stdin.buffer.read().split())
    jetties.sort()

    def possible(distance):
        at = 0
        for _ in range(k - 1):
            at = bisect_left(jetties, jetties[at] + distance, at + 1)
            if at == n:
                return False
        return True

    low, high = 1, (jetties[-1] - jetties[0]) // (k - 1)
    while low < high:
        middle = (low + high + 1) // 2
        if possible(middle):
            low = middle
        else:
            high = middle - 1
    print(low)


main()
