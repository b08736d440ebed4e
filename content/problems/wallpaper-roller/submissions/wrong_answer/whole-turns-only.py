class Solution:
    def circumference(self, strip: str) -> int:
        n = len(strip)
        for p in range(1, n):
            if n % p == 0 and strip[:p] * (n // p) == strip:
                return p
        return n
