class Solution:
    def lastCharge(self, charges: list[int]) -> int:
        while len(charges) > 1:
            largest = max(charges)
            charges.remove(largest)
            second = max(charges)
            charges.remove(second)
            if largest > second:
                charges.append(largest - second)
        return charges[0] if charges else 0
