class Solution:
    def roomsNeeded(self, lessons: list[list[int]]) -> int:
        rooms = []
        for start, to in sorted(lessons):
            if rooms and rooms[0] <= start:
                heapreplace(rooms, to)
            else:
                heappush(rooms, to)
        return len(rooms)
