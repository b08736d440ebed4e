class Solution:
    def leastEffort(self, weights: list[int]) -> int:
        heapify(weights)
        effort = 0
        while len(weights) > 1:
            ball = heappop(weights) + heappop(weights)
            heappush(weights, ball)
            effort += ball
        return effort
