class Solution:
    def stitches(self, pattern: str) -> str:
        while ')' in pattern:
            end = pattern.index(')')
            start = end
            while pattern[start] != '(':
                start -= 1
            number = start
            while number > 0 and pattern[number - 1].isdigit():
                number -= 1
            inner = pattern[start + 1:end] * int(pattern[number:start])
            pattern = pattern[:number] + inner + pattern[end + 1:]
        return pattern
