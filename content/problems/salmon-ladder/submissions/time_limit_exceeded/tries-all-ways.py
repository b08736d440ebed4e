class Solution:
    def leastStrength(self, pools: list[list[int]]) -> int:
        def least(row: int, column: int) -> float:
            if column < 0 or column == len(pools[0]):
                return inf
            if row == len(pools) - 1:
                return pools[row][column]
            return pools[row][column] + min(least(row + 1, column + step) for step in (-1, 0, 1))

        return min(least(0, column) for column in range(len(pools[0])))
