class Solution:
    def leastHeat(self, heat: list[int]) -> int:
        return min(sum(heat[0::2]), sum(heat[1::2]))
