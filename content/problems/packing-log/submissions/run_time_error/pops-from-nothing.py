class Solution:
    def wellPacked(self, log: str) -> bool:
        opening_of = {')': '(', ']': '[', '}': '{'}
        open_now = []
        for sign in log:
            if sign in opening_of:
                if open_now.pop() != opening_of[sign]:
                    return False
            else:
                open_now.append(sign)
        return not open_now
