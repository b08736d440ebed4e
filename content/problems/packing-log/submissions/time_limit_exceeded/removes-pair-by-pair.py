class Solution:
    def wellPacked(self, log: str) -> bool:
        pairs = {'()', '[]', '{}'}
        at = 0
        while at + 1 < len(log):
            if log[at:at + 2] in pairs:
                log = log[:at] + log[at + 2:]
                at = 0
            else:
                at += 1
        return log == ''
