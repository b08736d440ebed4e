class Solution:
    def readyAfter(self, hours: list[int], rules: list[list[int]]) -> int:
        # A job goes on when the first of those before it is done, and the others come too late.
        behind, waits, begins = [[] for _ in hours], [0] * len(hours), [0] * len(hours)
        for first, then in rules:
            behind[first].append(then)
            waits[then] += 1
        able = [job for job, count in enumerate(waits) if count == 0]
        seen = set(able)
        for job in able:
            for then in behind[job]:
                begins[then] = max(begins[then], begins[job] + hours[job])
                if then not in seen:
                    seen.add(then)
                    able.append(then)
        if len(able) < len(hours):
            return -1
        return max(begin + length for begin, length in zip(begins, hours))
