class Solution:
    def fewestPushes(self, water: list[str]) -> int:
        rows, columns = len(water), len(water[0])
        r = c = pushes = 0
        seen = set()
        while (r, c) != (rows - 1, columns - 1):
            seen.add((r, c))
            step = {'^': (-1, 0), 'v': (1, 0), '<': (0, -1), '>': (0, 1)}.get(water[r][c], (0, 0))
            y, x = r + step[0], c + step[1]
            if 0 <= y < rows and 0 <= x < columns and (y, x) not in seen:
                r, c = y, x
            else:
                # The current is of no more use: pushes towards the last tile.
                pushes += 1
                if c < columns - 1:
                    c += 1
                else:
                    r += 1
        return pushes
