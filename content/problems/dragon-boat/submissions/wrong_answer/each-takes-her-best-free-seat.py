class Solution:
    def strongestCrew(self, strength: list[list[int]]) -> int:
        free = set(range(len(strength)))
        total = 0
        for row in strength:
            seat = max(free, key=lambda seat: row[seat])
            if row[seat] < 0:
                return -1
            free.remove(seat)
            total += row[seat]
        return total
