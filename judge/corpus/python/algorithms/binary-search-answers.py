from bisect import bisect_left


def first_true(lo, hi, ok):
    while lo < hi:
        mid = (lo + hi) // 2
        if ok(mid):
            hi = mid
        else:
            lo = mid + 1
    return lo


piles = [30, 11, 23, 4, 20]
print(first_true(1, max(piles), lambda k: sum(-(-p // k) for p in piles) <= 6))
weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def days(cap):
    n, load = 1, 0
    for w in weights:
        if load + w > cap:
            n, load = n + 1, 0
        load += w
    return n


print(first_true(max(weights), sum(weights), lambda c: days(c) <= 5))
print(first_true(0, 10**40, lambda x: x**3 >= 10**99 + 7))
lo, hi = 0.0, 2.0
for _ in range(60):
    mid = (lo + hi) / 2
    lo, hi = (mid, hi) if mid * mid < 2 else (lo, mid)
print(f"{lo:.12f}")


class Lazy:
    def __len__(self):
        return 10**9

    def __getitem__(self, i):
        return i * i


print(bisect_left(Lazy(), 123456789), bisect_left(range(0, 100, 7), 50), bisect_left("acegi", "d"))


def rotated(a, t):
    l, r = 0, len(a) - 1
    while l <= r:
        m = l + (r - l) // 2
        if a[m] == t:
            return m
        if a[l] <= a[m]:
            l, r = (l, m - 1) if a[l] <= t < a[m] else (m + 1, r)
        else:
            l, r = (m + 1, r) if a[m] < t <= a[r] else (l, m - 1)
    return -1


print([rotated([4, 5, 6, 7, 0, 1, 2], t) for t in range(-1, 9)])
