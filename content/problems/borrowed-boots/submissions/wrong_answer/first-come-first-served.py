class Solution:
    def mostShod(self, feet: list[int], boots: list[int]) -> int:
        boots.sort()
        served = 0
        for size in feet:
            # The largest pair, as it surely fits.
            if boots and boots[-1] >= size:
                boots.pop()
                served += 1
        return served
