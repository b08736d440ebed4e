class Solution:
    def blockedViews(self, heights: list[int]) -> int:
        count = 0
        for at, height in enumerate(heights):
            count += sum(1 for taller in heights[:at] if taller > height)
        return count
