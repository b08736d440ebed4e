class Solution:
    def ways(self, crossings: list[list[int]]) -> int:
        rows, columns = len(crossings), len(crossings[0])

        def ways_from(row: int, column: int) -> int:
            if row == rows or column == columns or crossings[row][column]:
                return 0
            if (row, column) == (rows - 1, columns - 1):
                return 1
            return ways_from(row + 1, column) + ways_from(row, column + 1)

        return ways_from(0, 0)
