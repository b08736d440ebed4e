class Solution:
    def canBalance(self, weights: list[int], goods: int) -> bool:
        if goods == 0:
            return True
        for at, weight in enumerate(weights):
            rest = weights[:at] + weights[at + 1:]
            if self.canBalance(rest, goods - weight) or self.canBalance(rest, goods + weight):
                return True
        return False
