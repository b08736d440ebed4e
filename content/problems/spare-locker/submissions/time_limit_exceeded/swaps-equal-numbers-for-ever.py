class Solution:
    def spareLocker(self, wristbands: list[int]) -> int:
        n = len(wristbands)
        for at in range(n):
            while 1 <= (v := wristbands[at]) <= n and v != at + 1:
                wristbands[at], wristbands[v - 1] = wristbands[v - 1], v
        for at in range(n):
            if wristbands[at] != at + 1:
                return at + 1
        return n + 1
