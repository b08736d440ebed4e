class Solution:
    def canBalance(self, weights: list[int], goods: int) -> bool:
        def makes_up(at: int, difference: int) -> bool:
            if at == len(weights):
                return difference == 0
            weight = weights[at]
            return (
                makes_up(at + 1, difference - weight)
                or makes_up(at + 1, difference + weight)
                or makes_up(at + 1, difference)
            )

        return makes_up(0, goods)
