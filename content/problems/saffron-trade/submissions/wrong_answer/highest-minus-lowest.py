class Solution:
    def bestGain(self, prices: list[int]) -> int:
        return max(prices) - min(prices)
