class Solution:
    def strongestCrew(self, strength: list[list[int]]) -> int:
        n = len(strength)
        best = [0] + [-inf] * (2 ** n - 1)
        for taken in range(2 ** n - 1):
            for seat, strong in enumerate(strength[bin(taken).count('1')]):
                if not taken >> seat & 1:
                    more = taken | 1 << seat
                    best[more] = max(best[more], best[taken] + strong)
        return max(-1, best[-1])
