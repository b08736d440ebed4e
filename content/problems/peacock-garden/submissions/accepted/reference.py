class Solution:
    def placements(self, garden: list[str]) -> int:
        n = len(garden)
        free = [[column for column in range(n) if row[column] == '.'] for row in garden]
        columns, falling, rising = set(), set(), set()

        def place(row: int) -> int:
            if row == n:
                return 1
            ways = 0
            for column in free[row]:
                if column in columns or row - column in falling or row + column in rising:
                    continue
                columns.add(column)
                falling.add(row - column)
                rising.add(row + column)
                ways += place(row + 1)
                columns.remove(column)
                falling.remove(row - column)
                rising.remove(row + column)
            return ways

        return place(0)
