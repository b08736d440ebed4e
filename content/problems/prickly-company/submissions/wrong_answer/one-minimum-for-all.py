class Solution:
    def fewestInShed(self, hedgehogs: int, quarrels: list[list[int]]) -> int:
        near = [[] for _ in range(hedgehogs + 1)]
        for a, b in quarrels:
            near[a].append(b)
            near[b].append(a)
        room = {}
        for start in range(1, hedgehogs + 1):
            if start in room or not near[start]:
                continue
            room[start] = 0
            queue = deque([start])
            while queue:
                one = queue.popleft()
                for other in near[one]:
                    if other not in room:
                        room[other] = 1 - room[one]
                        queue.append(other)
                    elif room[other] == room[one]:
                        return -1
        shed = sum(room.values())
        return min(shed, len(room) - shed)
