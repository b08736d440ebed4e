class Solution:
    def mostShod(self, feet: list[int], boots: list[int]) -> int:
        served = 0
        lent = [False] * len(boots)
        for size in sorted(feet):
            best = -1
            for at, pair in enumerate(boots):
                if not lent[at] and pair >= size and (best < 0 or pair < boots[best]):
                    best = at
            if best >= 0:
                lent[best] = True
                served += 1
        return served
