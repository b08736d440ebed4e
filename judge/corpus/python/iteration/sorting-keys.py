import sys
from functools import cmp_to_key
from operator import itemgetter, attrgetter

records = [line.split() for line in sys.stdin]
records = [(name, int(age), float(score)) for name, age, score in records]
for r in sorted(records, key=lambda r: (-r[2], r[1], r[0])):
    print("{:<6}{:>3}{:7.2f}".format(*r))
print([r[0] for r in sorted(records, key=itemgetter(1))], [r[0] for r in sorted(records, key=itemgetter(1), reverse=True)])
print(sorted("bAnaNa"), sorted("bAnaNa", key=str.lower), sorted([True, 0, 2, False]), sorted([(2, "a"), (1, "b"), (1, "a")]))
print(sorted(["img12", "img10", "img2", "img1"], key=lambda s: int(s[3:])), sorted([-3, 2, -1], key=abs))


def compare(a, b):
    if a[1] != b[1]:
        return -1 if a[1] < b[1] else 1
    return (a[2] > b[2]) - (a[2] < b[2])


print([r[0] for r in sorted(records, key=cmp_to_key(compare))])
print(min(records, key=itemgetter(2))[0], max(records, key=lambda r: len(r[0]))[0], sorted(records)[0] == min(records))


def merge_sort(a):
    if len(a) < 2:
        return a, 0
    m = len(a) // 2
    (l, x), (r, y) = merge_sort(a[:m]), merge_sort(a[m:])
    out, inv, j = [], x + y, 0
    for v in l:
        while j < len(r) and r[j] < v:
            out.append(r[j])
            j += 1
        out.append(v)
        inv += j
    return out + r[j:], inv


print(merge_sort([5, 2, 4, 6, 1, 3]), merge_sort(list(range(50, 0, -1)))[1])
try:
    sorted([1, "a"])
except TypeError as e:
    print(e)
