class Solution:
    def fewestRefusals(self, shows: list[list[int]]) -> int:
        shows.sort()
        free = -inf
        refused = 0
        for begin, end in shows:
            if begin >= free:
                free = end
            else:
                refused += 1
                free = min(free, end)
        return refused
