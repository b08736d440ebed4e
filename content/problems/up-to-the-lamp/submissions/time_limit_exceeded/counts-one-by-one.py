class Solution:
    def climbs(self, steps: int) -> int:
        if steps < 0:
            return 0
        if steps == 0:
            return 1
        return self.climbs(steps - 1) + self.climbs(steps - 2) + self.climbs(steps - 3)
