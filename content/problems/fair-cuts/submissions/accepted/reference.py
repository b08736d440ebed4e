class Solution:
    def fairCuts(self, weights: list[int]) -> int:
        total = sum(weights)
        return sum(2 * left == total for left in accumulate(weights[:-1]))
