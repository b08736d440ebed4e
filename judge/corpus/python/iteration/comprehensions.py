print([x * y for x in range(1, 4) for y in range(x, 4) if x != y], [[c.upper() for c in w] for w in ("ab", "c")])
print({w: len(w) for w in "the quick the".split()}, {len(w) for w in ("a", "bb", "cc")} == {1, 2}, sum(x * x for x in range(10)))
m = [[1, 2, 3], [4, 5, 6]]
print([list(r) for r in zip(*m)], [row[::-1] for row in m[::-1]], [x for row in m for x in row], [r[-1] for r in m])
print([y := 3, y**2, y + 1], [z for x in range(6) if (z := x * x) % 2], [i if i % 2 else -i for i in range(5)])
print([(a, b, c) for c in range(1, 21) for b in range(1, c) for a in range(1, b) if a * a + b * b == c * c])
fizz = ["Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) or str(i) for i in range(1, 16)]
print(*fizz)
gen = (x for x in range(3))
print(next(gen), list(gen), list(gen), any(x > 1 for x in [0, 2]), all([]), max((len(w), w) for w in ["bb", "a", "cc"]))
a = [0, 1, 2, 3, 4, 5]
a[1:3] = ["x", "y", "z"]
a[::3] = [None] * 3
print(a, a[-2:], a[5:1:-2], a.index("y"), a.count(None))
del a[::2]
a.insert(1, "new"), a.extend((7, 8)), a.remove("new")
print(a, a.pop(), a.pop(0), [1, 2] + [3], [0] * 2, [1, 2] < [1, 3], sorted([3, 1, 2], reverse=True))
first, *middle, last = range(5)
print(first, middle, last, *[1, 2], [*range(2), *"ab"], (lambda *a, k=1, **kw: (a, k, kw))(1, 2, k=3, z=4))
b = a
b += [9]
c = a[:]
c.append(10)
print(a is b, a, c, [[]] * 2 == [[], []], list(filter(None, [0, 1, "", "x"])), list(map(str, (1, 2))), sum([[1], [2]], []))
i = 0
while i < 10:
    i += 1
    if i % 2:
        continue
    if i == 8:
        break
    print(i, end=" ")
else:
    print("no break")
for i in range(3):
    pass
else:
    print("ended", i)
