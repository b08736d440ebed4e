class Solution:
    def wellPacked(self, log: str) -> bool:
        opening_of = {')': '(', ']': '[', '}': '{'}
        open_now = []
        for sign in log:
            if sign not in opening_of:
                open_now.append(sign)
            elif not open_now or open_now.pop() != opening_of[sign]:
                return False
        return not open_now
