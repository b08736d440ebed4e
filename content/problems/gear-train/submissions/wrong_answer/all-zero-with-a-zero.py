class Solution:
    def bridged(self, factors: list[int]) -> list[int]:
        product = 1
        for factor in factors:
            product *= factor
        if product == 0:
            return [0] * len(factors)
        return [product // factor for factor in factors]
