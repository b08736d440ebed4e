class Solution:
    def flaws(self, cloth: list[str]) -> int:
        found = 0
        for r in range(1, len(cloth)):
            for c in range(1, len(cloth)):
                if cloth[r][c] != cloth[r - 1][c - 1]:
                    found += 1
        return found
