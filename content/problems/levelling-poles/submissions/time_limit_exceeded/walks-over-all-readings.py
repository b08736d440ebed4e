class Solution:
    def contradictions(self, poles: int, readings: list[list[int]]) -> list[int]:
        kept = [[] for _ in range(poles + 1)]
        wrong = []
        for at, (a, b, h) in enumerate(readings):
            height, waiting = {a: 0}, [a]
            for pole in waiting:
                for other, more in kept[pole]:
                    if other not in height:
                        height[other] = height[pole] + more
                        waiting.append(other)
            if b not in height:
                kept[a].append((b, h))
                kept[b].append((a, -h))
            elif height[b] != h:
                wrong.append(at)
        return wrong
