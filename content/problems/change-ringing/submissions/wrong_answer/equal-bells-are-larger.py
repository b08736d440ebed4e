class Solution:
    def nextRow(self, bells: list[int]) -> list[int]:
        at = len(bells) - 2
        while at >= 0 and bells[at] >= bells[at + 1]:
            at -= 1
        if at >= 0:
            other = len(bells) - 1
            while bells[other] < bells[at]:
                other -= 1
            bells[at], bells[other] = bells[other], bells[at]
        return bells[:at + 1] + bells[at + 1:][::-1]
