from functools import lru_cache
import sys

sys.setrecursionlimit(10000)


def lcs(a, b):
    @lru_cache(maxsize=None)
    def go(i, j):
        if i == len(a) or j == len(b):
            return ""
        if a[i] == b[j]:
            return a[i] + go(i + 1, j + 1)
        return max(go(i + 1, j), go(i, j + 1), key=len)

    return go(0, 0), go.cache_info().currsize


for pair in [("AGGTAB", "GXTXAYB"), ("abcbdab", "bdcaba"), ("same", "same"), ("x", "y")]:
    s, states = lcs(*pair)
    print(*pair, repr(s), len(s), states)
a = "".join(chr(97 + i * i % 7) for i in range(120))
b = "".join(chr(97 + i * 3 % 7) for i in range(120))
print(len(lcs(a, b)[0]))
