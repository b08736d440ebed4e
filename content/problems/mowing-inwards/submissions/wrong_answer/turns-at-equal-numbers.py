class Solution:
    def mow(self, meadow: list[list[int]]) -> list[int]:
        rows, columns = len(meadow), len(meadow[0])
        mown = set()
        order = []
        row, column, down, right = 0, 0, 0, 1
        for _ in range(rows * columns):
            if not (0 <= row < rows and 0 <= column < columns):
                break
            order.append(meadow[row][column])
            mown.add(meadow[row][column])
            ahead, beside = row + down, column + right
            if not (0 <= ahead < rows and 0 <= beside < columns) or meadow[ahead][beside] in mown:
                down, right = right, -down
            row += down
            column += right
        return order
