class Solution:
    def shortestNetwork(self, houses: list[list[int]]) -> int:
        outside = {(x, y): inf for x, y in houses}
        at, total = tuple(houses[0]), 0
        while True:
            del outside[at]
            if not outside:
                return total
            x, y = at
            nearest = inf
            for house, known in outside.items():
                distance = min(known, abs(house[0] - x) + abs(house[1] - y))
                outside[house] = distance
                if distance < nearest:
                    at, nearest = house, distance
            total += nearest
