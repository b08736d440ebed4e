from collections import Counter


def step(cells):
    neighbours = Counter((x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
    return {c for c, n in neighbours.items() if n == 3 or n == 2 and c in cells}


def show(cells):
    xs, ys = zip(*cells)
    for y in range(min(ys), max(ys) + 1):
        print("".join(".#"[(x, y) in cells] for x in range(min(xs), max(xs) + 1)))


glider = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
g = glider
for generation in range(5):
    print(f"gen {generation}: {sorted(g)}")
    g = step(g)
show(g)
assert {(x - 1, y - 1) for x, y in step(step(step(step(glider))))} == glider
acorn = {(0, 2), (1, 0), (1, 2), (3, 1), (4, 2), (5, 2), (6, 2)}
sizes = []
for _ in range(60):
    acorn = step(acorn)
    sizes.append(len(acorn))
print(sizes[::10], max(sizes))
