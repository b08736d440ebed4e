class Solution:
    def largestRow(self, numbers: list[int]) -> str:
        row = max(''.join(order) for order in itertools.permutations(map(str, numbers)))
        return '0' if row[0] == '0' else row
