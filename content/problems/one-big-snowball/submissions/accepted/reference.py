class Solution:
    def leastEffort(self, weights: list[int]) -> int:
        n = len(weights)
        upto = [0, *accumulate(weights)]
        least = [[0] * (n + 1) for _ in range(n + 1)]
        for i in range(n - 2, -1, -1):
            row = least[i]
            for j in range(i + 2, n + 1):
                row[j] = upto[j] - upto[i] + min(row[k] + least[k][j] for k in range(i + 1, j))
        return least[0][n]
