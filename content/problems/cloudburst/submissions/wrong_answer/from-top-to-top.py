class Solution:
    def water(self, stacks: list[int]) -> int:
        tops = [
            at
            for at, stack in enumerate(stacks)
            if (at == 0 or stacks[at - 1] <= stack) and (at == len(stacks) - 1 or stacks[at + 1] <= stack)
        ]
        total = 0
        for one, other in zip(tops, tops[1:]):
            level = min(stacks[one], stacks[other])
            total += sum(max(0, level - stack) for stack in stacks[one:other])
        return total
