class Solution:
    def groupsAfterEach(self, huts: int, paths: list[list[int]]) -> list[int]:
        answers = []
        for melted in range(1, len(paths) + 1):
            ways = [[] for _ in range(huts + 1)]
            for a, b in paths[melted:]:
                ways[a].append(b)
                ways[b].append(a)
            seen, groups = [False] * (huts + 1), 0
            for start in range(1, huts + 1):
                if seen[start]:
                    continue
                seen[start], groups, waiting = True, groups + 1, [start]
                for hut in waiting:
                    for other in ways[hut]:
                        if not seen[other]:
                            seen[other] = True
                            waiting.append(other)
            answers.append(groups)
        return answers
