class Solution:
    def leastEffort(self, weights: list[int]) -> int:
        def least(i: int, j: int) -> int:
            if j - i == 1:
                return 0
            return sum(weights[i:j]) + min(least(i, k) + least(k, j) for k in range(i + 1, j))

        return least(0, len(weights))
