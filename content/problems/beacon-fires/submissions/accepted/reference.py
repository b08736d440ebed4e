class Solution:
    def lastFire(self, links: list[list[int]], hills: int, first: int) -> int:
        seen_from = [[] for _ in range(hills + 1)]
        for start, to, minutes in links:
            seen_from[start].append((to, minutes))

        lit = {}
        heap = [(0, first)]
        while heap:
            minute, hill = heappop(heap)
            if hill in lit:
                continue
            lit[hill] = minute
            for to, minutes in seen_from[hill]:
                if to not in lit:
                    heappush(heap, (minute + minutes, to))
        return max(lit.values()) if len(lit) == hills else -1
