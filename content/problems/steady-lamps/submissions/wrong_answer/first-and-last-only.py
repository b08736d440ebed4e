class Solution:
    def neverDark(self, low: int, high: int) -> int:
        return low & high
