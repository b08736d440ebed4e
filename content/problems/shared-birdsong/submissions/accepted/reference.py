class Solution:
    def longestMelody(self, morning: str, evening: str) -> int:
        above = [0] * (len(evening) + 1)
        for note in morning:
            row = [0]
            for j, other in enumerate(evening):
                row.append(above[j] + 1 if note == other else max(above[j + 1], row[j]))
            above = row
        return above[-1]
