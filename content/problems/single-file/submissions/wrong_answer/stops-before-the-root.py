class Solution:
    def singleFile(self, n: int) -> int:
        stands = [True] * n
        for p in range(2, isqrt(n)):
            for multiple in range(p * p, n, p):
                stands[multiple] = False
        return sum(stands[2:])
