class Solution:
    def canHop(self, square: list[str], word: str) -> bool:
        stones = [list(row) for row in square]
        rows, columns = len(stones), len(stones[0])

        def hop(r: int, c: int, k: int) -> bool:
            if not (0 <= r < rows and 0 <= c < columns) or stones[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            stones[r][c] = '#'
            found = hop(r + 1, c, k + 1) or hop(r - 1, c, k + 1) or hop(r, c + 1, k + 1) or hop(r, c - 1, k + 1)
            stones[r][c] = word[k]
            return found

        return any(hop(r, c, 0) for r in range(rows) for c in range(columns))
