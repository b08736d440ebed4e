class Solution:
    def closedStretches(self, works: list[list[int]]) -> list[list[int]]:
        stretches = []
        for start, end in works:
            apart = []
            for other in stretches:
                if other[0] <= end and start <= other[1]:
                    start, end = min(start, other[0]), max(end, other[1])
                else:
                    apart.append(other)
            stretches = apart + [[start, end]]
        return stretches
