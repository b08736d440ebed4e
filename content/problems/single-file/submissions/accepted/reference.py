class Solution:
    def singleFile(self, n: int) -> int:
        stands = [True] * n
        count = 0
        for p in range(2, n):
            if stands[p]:
                count += 1
                for multiple in range(p * p, n, p):
                    stands[multiple] = False
        return count
