import copy


class Solution:
    def canHop(self, square: list[str], word: str) -> bool:
        def hop(stones: list[list[str]], r: int, c: int, k: int) -> bool:
            if not (0 <= r < len(stones) and 0 <= c < len(stones[0])) or stones[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            ways = []
            for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                rest = copy.deepcopy(stones)
                rest[r][c] = '#'
                ways.append(hop(rest, y, x, k + 1))
            return any(ways)

        stones = [list(row) for row in square]
        return any(hop(stones, r, c, 0) for r in range(len(stones)) for c in range(len(stones[0])))
