def turn(a: list[int], b: list[int], c: list[int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def part(places: list[list[int]]) -> list[list[int]]:
    way = []
    for c in places:
        while len(way) > 1 and turn(way[-2], way[-1], c) <= 0:
            way.pop()
        way.append(c)
    return way[:-1]


class Solution:
    def turnsOf(self, sheep: list[list[int]]) -> list[list[int]]:
        if len(sheep) == 1:
            return sheep
        # Sheep at the same place are thrown out like those on a line, but not if there are no others.
        sheep.sort()
        return part(sheep) + part(sheep[::-1])
