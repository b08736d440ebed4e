class Solution:
    def largestBanner(self, poles: list[int]) -> int:
        left, right = 0, len(poles) - 1
        largest = 0
        while left < right:
            largest = max(largest, (right - left) * min(poles[left], poles[right]))
            if poles[left] <= poles[right]:
                left += 1
            else:
                right -= 1
        return largest
