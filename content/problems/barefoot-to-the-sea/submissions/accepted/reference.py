class Solution:
    def leastHeat(self, heat: list[int]) -> int:
        before = last = 0
        for plank in heat:
            before, last = last, plank + min(before, last)
        return min(before, last)
