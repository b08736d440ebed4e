class Solution:
    def withoutPartner(self, gloves: list[int]) -> int:
        for at in range(0, len(gloves) - 1, 2):
            if gloves[at] != gloves[at + 1]:
                return gloves[at]
        return gloves[-1]
