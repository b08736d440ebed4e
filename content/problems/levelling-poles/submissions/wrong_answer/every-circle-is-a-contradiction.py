class Solution:
    def contradictions(self, poles: int, readings: list[list[int]]) -> list[int]:
        parent = list(range(poles + 1))

        def find(pole):
            while parent[pole] != pole:
                parent[pole] = parent[parent[pole]]
                pole = parent[pole]
            return pole

        wrong = []
        for at, (a, b, h) in enumerate(readings):
            if find(a) == find(b):
                wrong.append(at)
            parent[find(b)] = find(a)
        return wrong
