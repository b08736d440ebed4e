class Solution:
    def cutOff(self, landings: int, canals: list[list[int]]) -> list[int]:
        near = [set() for _ in range(landings + 1)]
        for at, (a, b) in enumerate(canals):
            near[a].add(at)
            near[b].add(at)
        # Takes off dead ends until none is left; a canal between two rings stays.
        bridges = []
        ends = [landing for landing in range(1, landings + 1) if len(near[landing]) == 1]
        for landing in ends:
            if len(near[landing]) != 1:
                continue
            canal = near[landing].pop()
            bridges.append(canal)
            other = sum(canals[canal]) - landing
            near[other].remove(canal)
            if len(near[other]) == 1:
                ends.append(other)
        return sorted(bridges)
