class Solution:
    def fairCuts(self, weights: list[int]) -> int:
        left, right = weights[0], sum(weights[1:])
        cuts, at = 0, 1
        while True:
            cuts += left == right
            left, right, at = left + weights[at], right - weights[at], at + 1
            if at == len(weights):
                return cuts
