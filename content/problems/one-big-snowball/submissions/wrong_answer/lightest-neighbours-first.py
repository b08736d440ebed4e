class Solution:
    def leastEffort(self, weights: list[int]) -> int:
        effort = 0
        while len(weights) > 1:
            at = min(range(len(weights) - 1), key=lambda i: weights[i] + weights[i + 1])
            ball = weights[at] + weights[at + 1]
            weights[at:at + 2] = [ball]
            effort += ball
        return effort
