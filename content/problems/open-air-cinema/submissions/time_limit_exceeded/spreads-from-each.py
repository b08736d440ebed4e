class Solution:
    def largestPicture(self, fronts: list[int]) -> int:
        largest = 0
        for at, height in enumerate(fronts):
            left = right = at
            while left > 0 and fronts[left - 1] >= height:
                left -= 1
            while right + 1 < len(fronts) and fronts[right + 1] >= height:
                right += 1
            largest = max(largest, height * (right - left + 1))
        return largest
