class Solution:
    def cutOff(self, landings: int, canals: list[list[int]]) -> list[int]:
        near = [[] for _ in range(landings + 1)]
        for at, (a, b) in enumerate(canals):
            near[a].append((b, at))
            near[b].append((a, at))

        number = [0] * (landings + 1)
        low = [0] * (landings + 1)
        number[1] = low[1] = found = 1
        way = [(1, -1, iter(near[1]))]
        bridges = []
        while way:
            landing, came_by, rest = way[-1]
            for to, canal in rest:
                if number[to] == 0:
                    found += 1
                    number[to] = low[to] = found
                    way.append((to, canal, iter(near[to])))
                    break
                if canal != came_by and number[to] < low[landing]:
                    low[landing] = number[to]
            else:
                way.pop()
                if way:
                    above = way[-1][0]
                    low[above] = min(low[above], low[landing])
                    if low[landing] > number[above]:
                        bridges.append(came_by)
        return sorted(bridges)
