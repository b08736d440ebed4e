class Solution:
    def honeyAsked(self, hives: int, operations: list[list[int]]) -> list[int]:
        blocks, answers = [0] * (hives + 1), []

        def up_to(at):
            total = 0
            while at > 0:
                total += blocks[at]
                at -= at & -at
            return total

        for kind, one, other in operations:
            if kind == 1:
                answers.append(up_to(other) - up_to(one - 1))
                continue
            while one <= hives:
                blocks[one] += other
                one += one & -one
        return answers
