class Solution:
    def fewestStamps(self, stamps: list[int], postage: int) -> int:
        def fewest(amount: int) -> float:
            if amount == 0:
                return 0
            return min((fewest(amount - stamp) + 1 for stamp in stamps if stamp <= amount), default=inf)

        answer = fewest(postage)
        return -1 if answer == inf else answer
