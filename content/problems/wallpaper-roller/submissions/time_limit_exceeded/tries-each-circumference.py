class Solution:
    def circumference(self, strip: str) -> int:
        n = len(strip)
        for p in range(1, n):
            if all(strip[at] == strip[at - p] for at in range(p, n)):
                return p
        return n
