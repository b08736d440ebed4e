class Solution:
    def spreadTheWord(
        self, members: int, friends: list[list[int]], starters: list[int], quiet: list[int]
    ) -> int:
        near = defaultdict(list)
        for a, b in friends:
            near[a].append(b)
            near[b].append(a)
        for one in quiet:
            near[one] = []
        minute = [-1] * members
        for one in starters:
            minute[one] = 0
        queue = deque(starters)
        while queue:
            one = queue.popleft()
            for friend in near[one]:
                if minute[friend] < 0:
                    minute[friend] = minute[one] + 1
                    queue.append(friend)
        return -1 if -1 in minute else max(minute)
