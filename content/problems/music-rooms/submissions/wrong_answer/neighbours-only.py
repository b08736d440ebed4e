class Solution:
    def roomsNeeded(self, lessons: list[list[int]]) -> int:
        lessons.sort()
        most = now = 1
        for before, lesson in zip(lessons, lessons[1:]):
            now = now + 1 if lesson[0] < before[1] else 1
            most = max(most, now)
        return most
