class Solution:
    def honeyAsked(self, hives: int, operations: list[list[int]]) -> list[int]:
        gains, answers = [0] * (hives + 1), []
        for kind, one, other in operations:
            if kind == 0:
                gains[one] = other
            else:
                answers.append(sum(gains[one:other + 1]))
        return answers
