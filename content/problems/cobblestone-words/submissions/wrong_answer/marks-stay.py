class Solution:
    def canHop(self, square: list[str], word: str) -> bool:
        def hop(r: int, c: int, k: int) -> bool:
            if not (0 <= r < len(square) and 0 <= c < len(square[0])):
                return False
            if (r, c) in used or square[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            used.add((r, c))
            return any(hop(y, x, k + 1) for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)))

        for r in range(len(square)):
            for c in range(len(square[0])):
                used = set()
                if hop(r, c, 0):
                    return True
        return False
