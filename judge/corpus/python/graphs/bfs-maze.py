import sys
from collections import deque

grid = sys.stdin.read().splitlines()
rows, cols = len(grid), len(grid[0])
start = next((r, c) for r in range(rows) for c in range(cols) if grid[r][c] == "S")
dist = {start: 0}
prev = {}
q = deque([start])
while q:
    r, c = q.popleft()
    if grid[r][c] == "E":
        break
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        nxt = nr, nc = r + dr, c + dc
        if 0 <= nr < rows and 0 <= nc < cols and grid[nr][nc] != "#" and nxt not in dist:
            dist[nxt] = dist[r, c] + 1
            prev[nxt] = (r, c)
            q.append(nxt)
else:
    sys.exit("no way out")
print(dist[r, c], len(dist))
art = [list(row) for row in grid]
while (r, c) != start:
    r, c = prev[r, c]
    if art[r][c] == " ":
        art[r][c] = "."
print("\n".join(map("".join, art)))
