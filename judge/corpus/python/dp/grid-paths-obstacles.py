grid = """
....#...
.#....#.
...#....
.#...#..
....#...
""".split()
rows, cols = len(grid), len(grid[0])
ways = [[0] * (cols + 1) for _ in range(rows + 1)]
ways[0][1] = 1
for i, row in enumerate(grid, 1):
    for j, c in enumerate(row, 1):
        ways[i][j] = 0 if c == "#" else ways[i - 1][j] + ways[i][j - 1]
for row in ways[1:]:
    print(*(f"{x:>4}" for x in row[1:]), sep="")
triangle = [[2], [3, 4], [6, 5, 7], [4, 1, 8, 3]]
best = triangle[-1][:]
for row in reversed(triangle[:-1]):
    best = [x + min(a, b) for x, a, b in zip(row, best, best[1:])]
print(best)
m = ["10100", "10111", "11111", "10010"]
side = [[int(c) for c in r] for r in m]
for i in range(1, 4):
    for j in range(1, 5):
        if side[i][j]:
            side[i][j] += min(side[i - 1][j], side[i][j - 1], side[i - 1][j - 1])
print(max(map(max, side)) ** 2, side[2])
