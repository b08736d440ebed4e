class Solution:
    def singleFile(self, n: int) -> int:
        stands = [True] * n
        stands[0] = stands[1] = False
        p = 2
        while p * p < n:
            if stands[p]:
                for multiple in range(p * p, n, p):
                    stands[multiple] = False
            p += 1
        return sum(stands)
