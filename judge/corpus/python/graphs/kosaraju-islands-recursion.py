import sys
from functools import cache

sys.setrecursionlimit(20000)
image = ["110001", "010011", "000010", "111000", "000001"]
seen = set()


def fill(r, c):
    if not (0 <= r < len(image) and 0 <= c < len(image[0])) or (r, c) in seen or image[r][c] == "0":
        return 0
    seen.add((r, c))
    return 1 + fill(r + 1, c) + fill(r - 1, c) + fill(r, c + 1) + fill(r, c - 1)


print([s for r in range(5) for c in range(6) if (s := fill(r, c))])


@cache
def longest(i, j):
    moves = ((i + a, j + b) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    return 1 + max((longest(x, y) for x, y in moves if 0 <= x < 3 and 0 <= y < 3 and m[x][y] > m[i][j]), default=0)


m = [[9, 9, 4], [6, 6, 8], [2, 1, 1]]
print(max(longest(i, j) for i in range(3) for j in range(3)), longest.cache_info())


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


print(depth(5000))
sys.setrecursionlimit(500)
try:
    depth(5000)
except RecursionError as e:
    print(type(e).__name__, str(e).split(" in ")[0])
