class Solution:
    def neverDark(self, low: int, high: int) -> int:
        shifts = (low ^ high).bit_length()
        return low >> shifts << shifts
