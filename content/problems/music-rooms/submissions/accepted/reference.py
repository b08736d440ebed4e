class Solution:
    def roomsNeeded(self, lessons: list[list[int]]) -> int:
        ends = sorted(to for _, to in lessons)
        most = ended = 0
        for begun, start in enumerate(sorted(start for start, _ in lessons), 1):
            while ends[ended] <= start:
                ended += 1
            most = max(most, begun - ended)
        return most
