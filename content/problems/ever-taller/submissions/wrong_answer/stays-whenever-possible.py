class Solution:
    def mostWhoStay(self, heights: list[int]) -> int:
        most = 0
        for start in range(min(len(heights), 50)):
            last, stay = heights[start], 1
            for height in heights[start + 1:]:
                if height > last:
                    last, stay = height, stay + 1
            most = max(most, stay)
        return most
