class Solution:
    def chooseTwo(self, pulls: list[int], wanted: int) -> list[int]:
        for one in range(len(pulls)):
            for other in range(one + 1, len(pulls)):
                if pulls[one] + pulls[other] == wanted:
                    return [one, other]
        return []
