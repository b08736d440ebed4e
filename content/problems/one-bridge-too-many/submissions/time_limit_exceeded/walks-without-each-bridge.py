class Solution:
    def spareBridge(self, bridges: list[list[int]]) -> list[int]:
        n = len(bridges)
        across = [set() for _ in range(n + 1)]
        for a, b in bridges:
            across[a].add(b)
            across[b].add(a)

        for a, b in reversed(bridges):
            across[a].remove(b)
            across[b].remove(a)
            seen, row = {a}, [a]
            for house in row:
                for other in across[house]:
                    if other not in seen:
                        seen.add(other)
                        row.append(other)
            if len(row) == n:
                return [a, b]
            across[a].add(b)
            across[b].add(a)
        return []
