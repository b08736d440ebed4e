class Solution:
    def leastHeat(self, heat: list[int]) -> int:
        least = [heat[0], heat[1]]
        for plank in heat[2:]:
            least.append(plank + min(least[-1], least[-2]))
        return min(least[-1], least[-2])
