class Solution:
    def contradictions(self, poles: int, readings: list[list[int]]) -> list[int]:
        parent = list(range(poles + 1))
        above = [0] * (poles + 1)

        def find(pole):
            way = []
            while parent[pole] != pole:
                way.append(pole)
                pole = parent[pole]
            height = 0
            for one in reversed(way):
                height += above[one]
                above[one] = height
                parent[one] = pole
            return pole

        wrong = []
        for at, (a, b, h) in enumerate(readings):
            top, other = find(a), find(b)
            if top != other:
                parent[other] = top
                above[other] = above[a] + h - above[b]
            elif above[b] - above[a] != h:
                wrong.append(at)
        return wrong
