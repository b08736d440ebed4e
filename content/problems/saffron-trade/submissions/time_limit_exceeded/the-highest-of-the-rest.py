class Solution:
    def bestGain(self, prices: list[int]) -> int:
        return max(max(prices[day:]) - price for day, price in enumerate(prices))
