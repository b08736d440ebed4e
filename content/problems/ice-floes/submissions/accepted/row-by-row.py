class Solution:
    def countFloes(self, sea: list[list[str]]) -> int:
        rows, columns = len(sea), len(sea[0])
        floes = 0
        for row in range(rows):
            for column in range(columns):
                if sea[row][column] == '0':
                    continue
                floes += 1
                sea[row][column] = '0'
                queue = deque([(row, column)])
                while queue:
                    r, c = queue.popleft()
                    for near_r, near_c in (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1):
                        if 0 <= near_r < rows and 0 <= near_c < columns and sea[near_r][near_c] == '1':
                            sea[near_r][near_c] = '0'
                            queue.append((near_r, near_c))
        return floes
