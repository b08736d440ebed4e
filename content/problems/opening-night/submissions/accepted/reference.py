class Solution:
    def readyAfter(self, hours: list[int], rules: list[list[int]]) -> int:
        behind, waits, begins = [[] for _ in hours], [0] * len(hours), [0] * len(hours)
        for first, then in rules:
            behind[first].append(then)
            waits[then] += 1
        able = [job for job, count in enumerate(waits) if count == 0]
        for job in able:
            end = begins[job] + hours[job]
            for then in behind[job]:
                begins[then] = max(begins[then], end)
                waits[then] -= 1
                if waits[then] == 0:
                    able.append(then)
        if len(able) < len(hours):
            return -1
        return max(begin + length for begin, length in zip(begins, hours))
