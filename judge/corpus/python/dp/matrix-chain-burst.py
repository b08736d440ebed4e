from functools import cache


def chain(p):
    @cache
    def go(i, j):
        if i == j:
            return 0, chr(65 + i)
        return min((go(i, k)[0] + go(k + 1, j)[0] + p[i] * p[k + 1] * p[j + 1], f"({go(i, k)[1]}{go(k + 1, j)[1]})") for k in range(i, j))

    return go(0, len(p) - 2)


print(*chain((30, 35, 15, 5, 10, 20, 25)))


def burst(nums):
    a = [1, *nums, 1]
    n = len(a)
    d = [[0] * n for _ in a]
    for gap in range(2, n):
        for l in range(n - gap):
            r = l + gap
            d[l][r] = max(d[l][k] + d[k][r] + a[l] * a[k] * a[r] for k in range(l + 1, r))
    return d[0][-1]


print(burst([3, 1, 5, 8]), burst([]), burst(range(1, 12)))
pal = "bananab racecar"
n = len(pal)
lps = [[int(i == j) for j in range(n)] for i in range(n)]
for i in range(n - 2, -1, -1):
    for j in range(i + 1, n):
        lps[i][j] = lps[i + 1][j - 1] + 2 if pal[i] == pal[j] else max(lps[i + 1][j], lps[i][j - 1])
print(lps[0][-1], [max(row) for row in lps])
