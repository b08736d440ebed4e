class Solution:
    def cutOff(self, landings: int, canals: list[list[int]]) -> list[int]:
        near = defaultdict(list)
        for at, (a, b) in enumerate(canals):
            near[a].append((b, at))
            near[b].append((a, at))

        def leads_round(drained: int) -> bool:
            start, goal = canals[drained]
            seen, queue = {start}, deque([start])
            while queue:
                for to, canal in near[queue.popleft()]:
                    if canal != drained and to not in seen:
                        if to == goal:
                            return True
                        seen.add(to)
                        queue.append(to)
            return False

        return [at for at in range(len(canals)) if not leads_round(at)]
