class Solution:
    def mostWhoStay(self, heights: list[int]) -> int:
        longest = []
        for at, height in enumerate(heights):
            best = max((longest[before] for before in range(at) if heights[before] < height), default=0)
            longest.append(best + 1)
        return max(longest)
