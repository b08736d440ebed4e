class Solution:
    def mostShod(self, feet: list[int], boots: list[int]) -> int:
        # Pairs that fit wait on the pile until a child takes one: the smallest feet first, so any will do.
        feet.sort(reverse=True)
        boots.sort(reverse=True)
        waiting = served = 0
        for size in feet:
            while waiting < len(boots) and boots[waiting] >= size:
                waiting += 1
            if served < waiting:
                served += 1
        return served
