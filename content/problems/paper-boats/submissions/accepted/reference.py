class Solution:
    def fewestPushes(self, water: list[str]) -> int:
        rows, columns = len(water), len(water[0])
        settled = [[False] * columns for _ in range(rows)]
        queue = deque([(0, 0, 0)])
        while True:
            pushes, r, c = queue.popleft()
            if settled[r][c]:
                continue
            settled[r][c] = True
            if r == rows - 1 and c == columns - 1:
                return pushes
            tile = water[r][c]
            for current, y, x in ('^', r - 1, c), ('v', r + 1, c), ('<', r, c - 1), ('>', r, c + 1):
                if 0 <= y < rows and 0 <= x < columns and not settled[y][x]:
                    if tile == current:
                        queue.appendleft((pushes, y, x))
                    else:
                        queue.append((pushes + 1, y, x))
