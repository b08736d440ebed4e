from sys import stdin, stdout

rl = lambda: list(map(int, stdin.readline().split()))
r, c = rl()
grid = [rl() for _ in range(r)]
prefix = [[0] * (c + 1) for _ in range(r + 1)]
for i in range(r):
    for j in range(c):
        prefix[i + 1][j + 1] = grid[i][j] + prefix[i][j + 1] + prefix[i + 1][j] - prefix[i][j]
(q,) = rl()
for _ in range(q):
    a, b, x, y = rl()
    print(prefix[x][y] - prefix[a - 1][y] - prefix[x][b - 1] + prefix[a - 1][b - 1], file=stdout)
cost = [[0] * c for _ in range(r)]
for i in range(r):
    for j in range(c):
        cost[i][j] = grid[i][j] + (min([cost[i - 1][j]] * (i > 0) + [cost[i][j - 1]] * (j > 0)) if i or j else 0)
stdout.write(f"{cost[-1][-1]}\n")
stdout.writelines("\t".join(map(str, row)) + "\n" for row in cost)
