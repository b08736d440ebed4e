class Solution:
    def lastFire(self, links: list[list[int]], hills: int, first: int) -> int:
        near = [[] for _ in range(hills + 1)]
        for one, other, minutes in links:
            near[one].append((other, minutes))
            near[other].append((one, minutes))
        lit = {}
        heap = [(0, first)]
        while heap:
            minute, hill = heappop(heap)
            if hill not in lit:
                lit[hill] = minute
                for other, minutes in near[hill]:
                    heappush(heap, (minute + minutes, other))
        return max(lit.values()) if len(lit) == hills else -1
