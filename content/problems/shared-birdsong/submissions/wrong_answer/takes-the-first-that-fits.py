class Solution:
    def longestMelody(self, morning: str, evening: str) -> int:
        at = length = 0
        for note in morning:
            place = evening.find(note, at)
            if place >= 0:
                at = place + 1
                length += 1
        return length
