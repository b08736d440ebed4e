class Solution:
    def strongestCrew(self, strength: list[list[int]]) -> int:
        best = -1
        for seats in permutations(range(len(strength))):
            row = [strength[paddler][seat] for paddler, seat in enumerate(seats)]
            if min(row) >= 0:
                best = max(best, sum(row))
        return best
