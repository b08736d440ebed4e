class Solution:
    def countFloes(self, sea: list[list[str]]) -> int:
        def melt(row, column):
            if 0 <= row < len(sea) and 0 <= column < len(sea[0]) and sea[row][column] == '1':
                sea[row][column] = '0'
                melt(row - 1, column)
                melt(row + 1, column)
                melt(row, column - 1)
                melt(row, column + 1)

        floes = 0
        for row in range(len(sea)):
            for column in range(len(sea[0])):
                if sea[row][column] == '1':
                    floes += 1
                    melt(row, column)
        return floes
