class Solution:
    def bestGain(self, prices: list[int]) -> int:
        lowest, best = prices[0], 0
        for price in prices:
            best = max(best, price - lowest)
            lowest = min(lowest, price)
        return best
