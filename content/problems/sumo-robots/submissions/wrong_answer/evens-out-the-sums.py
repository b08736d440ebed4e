class Solution:
    def lastCharge(self, charges: list[int]) -> int:
        one = other = 0
        for charge in sorted(charges, reverse=True):
            if one <= other:
                one += charge
            else:
                other += charge
        return abs(one - other)
