class Solution:
    def nextChorus(self, periods: list[int]) -> int:
        chorus = 1
        for period in periods:
            a, b = chorus, period
            while b > 0:
                a, b = b, a % b
            chorus = chorus // a * period
        return chorus
