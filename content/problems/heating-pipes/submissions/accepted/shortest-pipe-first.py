class Solution:
    def shortestNetwork(self, houses: list[list[int]]) -> int:
        pipes = sorted(
            (abs(x - u) + abs(y - v), i, j)
            for i, (x, y) in enumerate(houses)
            for j, (u, v) in enumerate(houses[:i])
        )
        leader = list(range(len(houses)))

        def find(house: int) -> int:
            while leader[house] != house:
                leader[house] = leader[leader[house]]
                house = leader[house]
            return house

        total, missing = 0, len(houses) - 1
        for length, i, j in pipes:
            if missing == 0:
                break
            one, other = find(i), find(j)
            if one != other:
                leader[one] = other
                total += length
                missing -= 1
        return total
