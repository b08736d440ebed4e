class Solution:
    def flaws(self, cloth: list[str]) -> int:
        found = 0
        for r in range(1, len(cloth)):
            for c in range(len(cloth[r])):
                # For c = 0 this is the right edge.
                if cloth[r][c] != cloth[r - 1][c - 1]:
                    found += 1
        return found
