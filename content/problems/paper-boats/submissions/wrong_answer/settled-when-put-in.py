class Solution:
    def fewestPushes(self, water: list[str]) -> int:
        rows, columns = len(water), len(water[0])
        pushes = {(0, 0): 0}
        queue = deque([(0, 0)])
        while queue:
            r, c = queue.popleft()
            for current, y, x in ('^', r - 1, c), ('v', r + 1, c), ('<', r, c - 1), ('>', r, c + 1):
                if not (0 <= y < rows and 0 <= x < columns) or (y, x) in pushes:
                    continue
                if water[r][c] == current:
                    pushes[y, x] = pushes[r, c]
                    queue.appendleft((y, x))
                else:
                    pushes[y, x] = pushes[r, c] + 1
                    queue.append((y, x))
        return pushes[rows - 1, columns - 1]
