class Solution:
    def nextChorus(self, periods: list[int]) -> int:
        return math.prod(set(periods))
