class Solution:
    def closedStretches(self, works: list[list[int]]) -> list[list[int]]:
        stretches = [works[0]]
        for start, end in works[1:]:
            if start <= stretches[-1][1] and stretches[-1][0] <= end:
                stretches[-1] = [min(start, stretches[-1][0]), max(end, stretches[-1][1])]
            else:
                stretches.append([start, end])
        return stretches
