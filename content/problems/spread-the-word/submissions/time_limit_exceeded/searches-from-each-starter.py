class Solution:
    def spreadTheWord(self, members, friends, starters, quiet):
        near = [[] for _ in range(members)]
        for a, b in friends:
            near[a].append(b)
            near[b].append(a)
        silent = set(quiet)
        best = [inf] * members
        for starter in starters:
            minute = {starter: 0}
            queue = deque([starter])
            while queue:
                one = queue.popleft()
                best[one] = min(best[one], minute[one])
                for friend in [] if one in silent else near[one]:
                    if friend not in minute:
                        minute[friend] = minute[one] + 1
                        queue.append(friend)
        return -1 if inf in best else max(best)
