class Solution:
    def highestPoint(self, heights: list[list[int]]) -> int:
        n = len(heights)
        edge = [(heights[0][0], heights[0][0], 0, 0)]
        done = set()
        while True:
            total, highest, row, column = heappop(edge)
            if row == column == n - 1:
                return highest
            if (row, column) in done:
                continue
            done.add((row, column))
            for r, c in (row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1):
                if 0 <= r < n and 0 <= c < n and (r, c) not in done:
                    heappush(edge, (total + heights[r][c], max(highest, heights[r][c]), r, c))
