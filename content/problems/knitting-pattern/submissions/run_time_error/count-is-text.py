class Solution:
    def stitches(self, pattern: str) -> str:
        waiting, row, count = [], '', ''
        for sign in pattern:
            if sign.isdigit():
                count += sign
            elif sign == '(':
                waiting.append((row, count))
                row = count = ''
            elif sign == ')':
                before, times = waiting.pop()
                # The count is still a text.
                row = before + times * row
            else:
                row += sign
        return row
