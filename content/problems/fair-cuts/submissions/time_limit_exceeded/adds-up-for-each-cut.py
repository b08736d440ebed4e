class Solution:
    def fairCuts(self, weights: list[int]) -> int:
        return sum(sum(weights[:cut]) == sum(weights[cut:]) for cut in range(1, len(weights)))
