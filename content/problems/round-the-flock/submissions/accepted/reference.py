def turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def part(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    way = []
    for c in places:
        while len(way) > 1 and turn(way[-2], way[-1], c) <= 0:
            way.pop()
        way.append(c)
    return way[:-1]


class Solution:
    def turnsOf(self, sheep: list[list[int]]) -> list[list[int]]:
        places = sorted(set(map(tuple, sheep)))
        if len(places) == 1:
            return [list(places[0])]
        return [list(place) for place in part(places) + part(places[::-1])]
