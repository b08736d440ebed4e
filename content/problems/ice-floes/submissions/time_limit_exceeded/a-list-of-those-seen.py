class Solution:
    def countFloes(self, sea: list[list[str]]) -> int:
        rows, columns = len(sea), len(sea[0])
        seen = []
        floes = 0
        for row in range(rows):
            for column in range(columns):
                if sea[row][column] == '0' or (row, column) in seen:
                    continue
                floes += 1
                seen.append((row, column))
                queue = deque(seen[-1:])
                while queue:
                    r, c = queue.popleft()
                    for near_r, near_c in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                        if not (0 <= near_r < rows and 0 <= near_c < columns):
                            continue
                        if sea[near_r][near_c] == '1' and (near_r, near_c) not in seen:
                            seen.append((near_r, near_c))
                            queue.append((near_r, near_c))
        return floes
