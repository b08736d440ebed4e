def solve(n):
    def place(row, cols, d1, d2, path):
        if row == n:
            yield path
            return
        for c in range(n):
            if c not in cols and row + c not in d1 and row - c not in d2:
                yield from place(row + 1, cols | {c}, d1 | {row + c}, d2 | {row - c}, path + [c])

    return place(0, frozenset(), frozenset(), frozenset(), [])


for path in solve(4):
    for c in path:
        print("." * c + "Q" + "." * (3 - c))
    print()
print([sum(1 for _ in solve(n)) for n in range(1, 8)], next(solve(8)))


def count(n, cols=0, left=0, right=0):
    full = (1 << n) - 1
    if cols == full:
        return 1
    total, free = 0, full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        total += count(n, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


print(count(8), count(9))
