class Solution:
    def neverDark(self, low: int, high: int) -> int:
        steady = low
        for number in range(low + 1, high + 1):
            steady &= number
            if steady == 0:
                break
        return steady
