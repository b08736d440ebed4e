import sys


def solve():
    data = sys.stdin.buffer.read().split()
    it = iter(data)
    n, q = int(next(it)), int(next(it))
    tree = [0] * (2 * n)
    for i in range(n):
        tree[n + i] = int(next(it))
    for i in range(n - 1, 0, -1):
        tree[i] = max(tree[2 * i], tree[2 * i + 1])
    for _ in range(q):
        op, a, b = next(it).decode(), int(next(it)), int(next(it))
        if op == "set":
            i = a + n
            tree[i] = b
            while i > 1:
                i //= 2
                tree[i] = max(tree[2 * i], tree[2 * i + 1])
        else:
            best, lo, hi = -1 << 60, a + n, b + n
            while lo < hi:
                if lo & 1:
                    best = max(best, tree[lo])
                    lo += 1
                if hi & 1:
                    hi -= 1
                    best = max(best, tree[hi])
                lo >>= 1
                hi >>= 1
            print(best)


solve()
