class Solution:
    def water(self, stacks: list[int]) -> int:
        left = accumulate(stacks, max)
        right = reversed(list(accumulate(reversed(stacks), max)))
        return sum(map(min, left, right)) - sum(stacks)
