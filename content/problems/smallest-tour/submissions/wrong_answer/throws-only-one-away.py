class Solution:
    def smallestTours(self, tours: list[list[int]], wishes: list[int]) -> list[int]:
        tours = sorted(tours)
        answers, running, begun = {}, [], 0
        for room in sorted(set(wishes)):
            while begun < len(tours) and tours[begun][0] <= room:
                first, last = tours[begun]
                heappush(running, (last - first + 1, last))
                begun += 1
            if running and running[0][1] < room:
                heappop(running)
            answers[room] = running[0][0] if running else -1
        return [answers[room] for room in wishes]
