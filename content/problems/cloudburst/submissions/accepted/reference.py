class Solution:
    def water(self, stacks: list[int]) -> int:
        left, right = 0, len(stacks) - 1
        high_left = high_right = total = 0
        while left < right:
            if stacks[left] < stacks[right]:
                high_left = max(high_left, stacks[left])
                total += high_left - stacks[left]
                left += 1
            else:
                high_right = max(high_right, stacks[right])
                total += high_right - stacks[right]
                right -= 1
        return total
