class Solution:
    def brightest(self, buttons: list[int]) -> int:
        largest = max(buttons)
        return max(largest ^ button for button in buttons)
