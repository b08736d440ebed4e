class Solution:
    def largestRow(self, numbers: list[int]) -> str:
        row = ''.join(sorted(map(str, numbers), reverse=True))
        return '0' if row[0] == '0' else row
