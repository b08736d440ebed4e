import bisect


def grade(score, breakpoints=(60, 70, 80, 90), grades="FDCBA"):
    return grades[bisect.bisect(breakpoints, score)]


print([grade(s) for s in [33, 99, 77, 70, 89, 90, 100]])
a = [1, 3, 3, 3, 7]
print(bisect.bisect_left(a, 3), bisect.bisect_right(a, 3), bisect.bisect_left(a, 8))
for x in (4, 0, 3):
    bisect.insort(a, x)
print(a)


def lis(xs):
    tails = []
    for x in xs:
        i = bisect.bisect_left(tails, x)
        tails[i:i + 1] = [x]
    return len(tails)


print(lis([10, 9, 2, 5, 3, 7, 101, 18]), lis(range(50)), lis([]))
people = [("ann", 30), ("bob", 35), ("cid", 41)]
print(bisect.bisect_left(people, 36, key=lambda p: p[1]))
intervals = sorted([(1, 4), (9, 12), (5, 6)])
starts = [s for s, _ in intervals]
for q in (0, 4, 6, 7, 10):
    i = bisect.bisect_right(starts, q) - 1
    print(q, i >= 0 and intervals[i][1] >= q, end="; ")
print()
