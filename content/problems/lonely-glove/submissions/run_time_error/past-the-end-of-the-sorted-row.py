class Solution:
    def withoutPartner(self, gloves: list[int]) -> int:
        gloves.sort()
        at = 0
        while gloves[at] == gloves[at + 1]:
            at += 2
        return gloves[at]
