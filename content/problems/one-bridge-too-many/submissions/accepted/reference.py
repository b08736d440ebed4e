class Solution:
    def spareBridge(self, bridges: list[list[int]]) -> list[int]:
        leader = list(range(len(bridges) + 1))

        def find(house: int) -> int:
            while leader[house] != house:
                leader[house] = leader[leader[house]]
                house = leader[house]
            return house

        for a, b in bridges:
            one, other = find(a), find(b)
            if one == other:
                return [a, b]
            leader[one] = other
        return []
