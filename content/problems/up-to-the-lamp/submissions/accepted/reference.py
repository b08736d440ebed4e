class Solution:
    def climbs(self, steps: int) -> int:
        a, b, c = 0, 0, 1
        for _ in range(steps):
            a, b, c = b, c, a + b + c
        return c
