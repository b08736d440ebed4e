class Solution:
    def water(self, stacks: list[int]) -> int:
        total = 0
        for at, stack in enumerate(stacks):
            total += min(max(stacks[:at + 1]), max(stacks[at:])) - stack
        return total
