class Solution:
    def leastHeat(self, heat: list[int]) -> int:
        @cache
        def heat_from(plank: int) -> int:
            if plank >= len(heat):
                return 0
            return heat[plank] + min(heat_from(plank + 1), heat_from(plank + 2))

        return min(heat_from(0), heat_from(1))
