class Solution:
    def spreadTheWord(self, members, friends, starters, quiet):
        near = defaultdict(list)
        for a, b in friends:
            near[a].append(b)
            near[b].append(a)
        minute = {one: 0 for one in starters}
        stack = list(starters)
        while stack:
            one = stack.pop()
            for friend in [] if one in quiet else near[one]:
                if friend not in minute:
                    minute[friend] = minute[one] + 1
                    stack.append(friend)
        return max(minute.values()) if len(minute) == members else -1
