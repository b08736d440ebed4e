class Solution:
    def ways(self, crossings: list[list[int]]) -> int:
        rows, columns = len(crossings), len(crossings[0])
        if crossings[0][0] or crossings[-1][-1]:
            return 0
        table = [[1] * columns for _ in range(rows)]
        for row in range(1, rows):
            for column in range(1, columns):
                if crossings[row][column]:
                    table[row][column] = 0
                else:
                    table[row][column] = table[row - 1][column] + table[row][column - 1]
        return table[-1][-1]
