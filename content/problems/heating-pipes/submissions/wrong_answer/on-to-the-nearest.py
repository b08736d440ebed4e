class Solution:
    def shortestNetwork(self, houses: list[list[int]]) -> int:
        left = [tuple(house) for house in houses[1:]]
        x, y = houses[0]
        total = 0
        while left:
            house = min(left, key=lambda other: abs(other[0] - x) + abs(other[1] - y))
            total += abs(house[0] - x) + abs(house[1] - y)
            x, y = house
            left.remove(house)
        return total
