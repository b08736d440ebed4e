class Solution:
    def withoutPartner(self, gloves: list[int]) -> int:
        return reduce(operator.xor, gloves)
