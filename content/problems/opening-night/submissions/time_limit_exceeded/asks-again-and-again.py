class Solution:
    def readyAfter(self, hours: list[int], rules: list[list[int]]) -> int:
        needs = [[] for _ in hours]
        for first, then in rules:
            needs[then].append(first)
        # Only what can be done at all is asked for.
        waits, able = [len(one) for one in needs], []
        behind = [[] for _ in hours]
        for first, then in rules:
            behind[first].append(then)
        able = [job for job, count in enumerate(waits) if count == 0]
        for job in able:
            for then in behind[job]:
                waits[then] -= 1
                if waits[then] == 0:
                    able.append(then)
        if len(able) < len(hours):
            return -1

        def end(job):
            return hours[job] + max((end(first) for first in needs[job]), default=0)

        return max(end(job) for job in range(len(hours)))
