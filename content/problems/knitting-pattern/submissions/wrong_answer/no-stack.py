class Solution:
    def stitches(self, pattern: str) -> str:
        before, row, count, times = '', '', 0, 1
        for sign in pattern:
            if sign.isdigit():
                count = 10 * count + int(sign)
            elif sign == '(':
                before, times = row, count
                row, count = '', 0
            elif sign == ')':
                row = before + times * row
            else:
                row += sign
        return row
