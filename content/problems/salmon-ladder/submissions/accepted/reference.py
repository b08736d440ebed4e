class Solution:
    def leastStrength(self, pools: list[list[int]]) -> int:
        least = pools[-1]
        for row in reversed(pools[:-1]):
            wall = [inf, *least, inf]
            least = [pool + min(wall[c:c + 3]) for c, pool in enumerate(row)]
        return min(least)
