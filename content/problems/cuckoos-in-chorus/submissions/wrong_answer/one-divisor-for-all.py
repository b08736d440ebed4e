class Solution:
    def nextChorus(self, periods: list[int]) -> int:
        return math.prod(periods) // math.gcd(*periods) ** (len(periods) - 1)
