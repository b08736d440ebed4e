class Solution:
    def lastFire(self, links: list[list[int]], hills: int, first: int) -> int:
        lit = [inf] * (hills + 1)
        lit[first] = 0
        changed = True
        while changed:
            changed = False
            for start, to, minutes in links:
                if lit[start] + minutes < lit[to]:
                    lit[to] = lit[start] + minutes
                    changed = True
        last = max(lit[1:])
        return -1 if last == inf else last
