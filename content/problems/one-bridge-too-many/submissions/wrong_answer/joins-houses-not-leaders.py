class Solution:
    def spareBridge(self, bridges: list[list[int]]) -> list[int]:
        leader = list(range(len(bridges) + 1))

        def find(house: int) -> int:
            while leader[house] != house:
                house = leader[house]
            return house

        for a, b in bridges:
            if find(a) == find(b):
                return [a, b]
            leader[a] = b
        return []
