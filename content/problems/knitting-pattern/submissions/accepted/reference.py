class Solution:
    def stitches(self, pattern: str) -> str:
        waiting, row, count = [], '', 0
        for sign in pattern:
            if sign.isdigit():
                count = 10 * count + int(sign)
            elif sign == '(':
                waiting.append((row, count))
                row, count = '', 0
            elif sign == ')':
                before, times = waiting.pop()
                row = before + times * row
            else:
                row += sign
        return row
