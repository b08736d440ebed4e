class Solution:
    def mostShod(self, feet: list[int], boots: list[int]) -> int:
        feet.sort()
        served = 0
        for pair in sorted(boots):
            if served < len(feet) and feet[served] < pair:
                served += 1
        return served
