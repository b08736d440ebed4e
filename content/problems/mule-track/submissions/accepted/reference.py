class Solution:
    def highestPoint(self, heights: list[list[int]]) -> int:
        n = len(heights)
        seen = [[False] * n for _ in range(n)]
        seen[0][0] = True
        edge = [(heights[0][0], 0, 0)]
        highest = 0
        while True:
            height, row, column = heappop(edge)
            highest = max(highest, height)
            if row == column == n - 1:
                return highest
            for r, c in (row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1):
                if 0 <= r < n and 0 <= c < n and not seen[r][c]:
                    seen[r][c] = True
                    heappush(edge, (heights[r][c], r, c))
