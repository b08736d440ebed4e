class Solution:
    def bridged(self, factors: list[int]) -> list[int]:
        product = 1
        for factor in factors:
            product *= factor
        return [product // factor for factor in factors]
