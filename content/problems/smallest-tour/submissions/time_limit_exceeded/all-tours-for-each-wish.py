class Solution:
    def smallestTours(self, tours: list[list[int]], wishes: list[int]) -> list[int]:
        tours = sorted(tours, key=lambda tour: tour[1] - tour[0])
        return [
            next((last - first + 1 for first, last in tours if first <= room <= last), -1)
            for room in wishes
        ]
