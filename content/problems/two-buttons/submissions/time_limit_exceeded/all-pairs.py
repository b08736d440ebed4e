class Solution:
    def brightest(self, buttons: list[int]) -> int:
        best = 0
        for i, one in enumerate(buttons):
            for other in buttons[:i]:
                best = max(best, one ^ other)
        return best
