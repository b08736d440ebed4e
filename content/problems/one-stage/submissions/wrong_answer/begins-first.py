class Solution:
    def fewestRefusals(self, shows: list[list[int]]) -> int:
        free = -inf
        refused = 0
        for begin, end in sorted(shows):
            if begin >= free:
                free = end
            else:
                refused += 1
        return refused
