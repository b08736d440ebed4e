a, b = set(range(1, 8)), {2, 4, 6, 8, 10}
print(sorted(a & b), sorted(a - b), sorted(a ^ b), sorted(a | b))
print(a.isdisjoint({100}), {2, 4} <= b, {2, 4} < {2, 4}, a.issuperset([1, 2]))
b.discard(99)
b |= {1}
b -= {10}
b.symmetric_difference_update({8, 9})
print(sorted(b), len(b))
f = frozenset("hello")
print(len(f), f == set("ohell"), {f: 1}[frozenset("ohel")])
seen, dups = set(), []
for x in [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]:
    if x in seen:
        dups.append(x)
    seen.add(x)
print(dups, sum(seen), min(seen), max(seen))
try:
    b.remove(77)
except KeyError as e:
    print("KeyError", e)
try:
    {[]}
except TypeError as e:
    print("unhashable" in str(e))
print(set(), {1}, frozenset(), frozenset({2}), {*()}, {**{"a": 1}, "b": 2})
print({x % 3 for x in range(10)} == {0, 1, 2}, sorted(map(sorted, {frozenset({3, 1}), frozenset({2})})))
