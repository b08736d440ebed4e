class Solution:
    def fewestInShed(self, hedgehogs: int, quarrels: list[list[int]]) -> int:
        room = {}
        answer = 0
        for start in range(1, hedgehogs + 1):
            if start in room:
                continue
            room[start] = 0
            group = [start]
            # Rounds over all quarrels, until one of them finds nothing new.
            while True:
                before = len(group)
                for a, b in quarrels:
                    for one, other in (a, b), (b, a):
                        if one in room and other not in room:
                            room[other] = 1 - room[one]
                            group.append(other)
                if len(group) == before:
                    break
            shed = sum(room[one] for one in group)
            answer += min(shed, len(group) - shed)
        if any(room[a] == room[b] for a, b in quarrels):
            return -1
        return answer
