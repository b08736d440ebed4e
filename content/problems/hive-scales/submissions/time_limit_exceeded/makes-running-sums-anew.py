class Solution:
    def honeyAsked(self, hives: int, operations: list[list[int]]) -> list[int]:
        read, answers = [0] * (hives + 1), []
        for kind, one, other in operations:
            if kind == 0:
                for at in range(one, hives + 1):
                    read[at] += other
            else:
                answers.append(read[other] - read[one - 1])
        return answers
