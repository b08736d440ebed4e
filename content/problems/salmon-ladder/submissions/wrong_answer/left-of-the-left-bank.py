class Solution:
    def leastStrength(self, pools: list[list[int]]) -> int:
        least = pools[-1]
        for row in reversed(pools[:-1]):
            # At the left bank, least[-1] is the pool at the right bank.
            least = [pool + min(least[c - 1], least[c], least[min(c + 1, len(row) - 1)])
                     for c, pool in enumerate(row)]
        return min(least)
