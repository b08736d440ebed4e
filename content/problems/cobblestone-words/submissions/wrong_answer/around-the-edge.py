class Solution:
    def canHop(self, square: list[str], word: str) -> bool:
        stones = [list(row) for row in square]

        def hop(r: int, c: int, k: int) -> bool:
            # Index -1 is the last row or column.
            if r == len(stones) or c == len(stones[0]) or stones[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            stones[r][c] = '#'
            found = hop(r + 1, c, k + 1) or hop(r - 1, c, k + 1) or hop(r, c + 1, k + 1) or hop(r, c - 1, k + 1)
            stones[r][c] = word[k]
            return found

        return any(hop(r, c, 0) for r in range(len(stones)) for c in range(len(stones[0])))
