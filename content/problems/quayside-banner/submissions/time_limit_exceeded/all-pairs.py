class Solution:
    def largestBanner(self, poles: list[int]) -> int:
        largest = 0
        for left, low in enumerate(poles):
            for right in range(left + 1, len(poles)):
                largest = max(largest, (right - left) * min(low, poles[right]))
        return largest
