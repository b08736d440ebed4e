class Solution:
    def lastFire(self, links: list[list[int]], hills: int, first: int) -> int:
        seen_from = defaultdict(list)
        for start, to, minutes in links:
            seen_from[start].append((to, minutes))
        lit = {first: 0}
        queue = deque([first])
        while queue:
            hill = queue.popleft()
            for to, minutes in seen_from[hill]:
                if to not in lit:
                    lit[to] = lit[hill] + minutes
                    queue.append(to)
        return max(lit.values()) if len(lit) == hills else -1
