class Solution:
    def shortestNetwork(self, houses: list[list[int]]) -> int:
        connected, outside = houses[:1], houses[1:]
        total = 0
        while outside:
            length, house = min(
                (abs(x - u) + abs(y - v), [u, v]) for x, y in connected for u, v in outside
            )
            total += length
            outside.remove(house)
            connected.append(house)
        return total
