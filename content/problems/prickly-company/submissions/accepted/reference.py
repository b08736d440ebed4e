class Solution:
    def fewestInShed(self, hedgehogs: int, quarrels: list[list[int]]) -> int:
        near = [[] for _ in range(hedgehogs + 1)]
        for a, b in quarrels:
            near[a].append(b)
            near[b].append(a)

        room = [-1] * (hedgehogs + 1)
        answer = 0
        for start in range(1, hedgehogs + 1):
            if room[start] >= 0:
                continue
            room[start] = 0
            group = [start]
            shed = 0
            for one in group:
                there = room[one]
                shed += there
                for other in near[one]:
                    if room[other] < 0:
                        room[other] = 1 - there
                        group.append(other)
                    elif room[other] == there:
                        return -1
            answer += min(shed, len(group) - shed)
        return answer
