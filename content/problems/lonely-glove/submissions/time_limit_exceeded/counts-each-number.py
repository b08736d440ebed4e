class Solution:
    def withoutPartner(self, gloves: list[int]) -> int:
        return next(glove for glove in gloves if gloves.count(glove) == 1)
