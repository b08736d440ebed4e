class Solution:
    def canBalance(self, weights: list[int], goods: int) -> bool:
        difference = goods
        for weight in sorted(weights, reverse=True):
            # Whichever choice comes nearest to balance.
            difference = min((difference - weight, difference + weight, difference), key=abs)
        return difference == 0
