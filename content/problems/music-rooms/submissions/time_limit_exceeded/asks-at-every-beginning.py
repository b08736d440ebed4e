class Solution:
    def roomsNeeded(self, lessons: list[list[int]]) -> int:
        return max(sum(start <= moment < to for start, to in lessons) for moment, _ in lessons)
