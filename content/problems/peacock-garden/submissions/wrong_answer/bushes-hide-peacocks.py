class Solution:
    def placements(self, garden: list[str]) -> int:
        n = len(garden)
        chosen = []

        def seen(row: int, column: int) -> bool:
            for step in (-1, 0, 1):
                above, at = row - 1, column + step
                while above >= 0 and 0 <= at < n and garden[above][at] == '.':
                    if chosen[above] == at:
                        return True
                    above, at = above - 1, at + step
            return False

        def place(row: int) -> int:
            if row == n:
                return 1
            ways = 0
            for column in range(n):
                if garden[row][column] == '.' and not seen(row, column):
                    chosen.append(column)
                    ways += place(row + 1)
                    chosen.pop()
            return ways

        return place(0)
