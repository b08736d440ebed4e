class Solution:
    def contradictions(self, poles: int, readings: list[list[int]]) -> list[int]:
        # First the readings that join groups, then all heights in one walk, then every reading against them.
        parent = list(range(poles + 1))

        def find(pole):
            while parent[pole] != pole:
                parent[pole] = parent[parent[pole]]
                pole = parent[pole]
            return pole

        kept = [[] for _ in parent]
        for a, b, h in readings:
            if find(a) != find(b):
                parent[find(b)] = find(a)
                kept[a].append((b, h))
                kept[b].append((a, -h))
        height = [None] * (poles + 1)
        for start in range(1, poles + 1):
            if height[start] is not None:
                continue
            height[start] = 0
            waiting = [start]
            for pole in waiting:
                for other, h in kept[pole]:
                    if height[other] is None:
                        height[other] = height[pole] + h
                        waiting.append(other)
        return [at for at, (a, b, h) in enumerate(readings) if height[b] - height[a] != h]
