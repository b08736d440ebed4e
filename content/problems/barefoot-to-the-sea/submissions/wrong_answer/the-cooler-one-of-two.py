class Solution:
    def leastHeat(self, heat: list[int]) -> int:
        at, total = -1, 0
        while at < len(heat) - 2:
            at += 1 if heat[at + 1] <= heat[at + 2] else 2
            total += heat[at]
        return total
