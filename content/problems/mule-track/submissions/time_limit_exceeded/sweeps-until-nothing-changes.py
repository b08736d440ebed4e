class Solution:
    def highestPoint(self, heights: list[list[int]]) -> int:
        n = len(heights)
        highest = [[inf] * n for _ in range(n)]
        highest[0][0] = heights[0][0]
        changed = True
        while changed:
            changed = False
            for row in range(n):
                for column in range(n):
                    for r, c in (row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1):
                        if 0 <= r < n and 0 <= c < n:
                            way = max(highest[r][c], heights[row][column])
                            if way < highest[row][column]:
                                highest[row][column] = way
                                changed = True
        return highest[-1][-1]
