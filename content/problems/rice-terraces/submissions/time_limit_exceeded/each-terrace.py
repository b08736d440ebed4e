class Solution:
    def highestAsked(self, terraces: int, operations: list[list[int]]) -> list[int]:
        levels = [0] * (terraces + 1)
        answers = []
        for kind, start, end, *level in operations:
            if kind == 0:
                for terrace in range(start, end + 1):
                    levels[terrace] = level[0]
            else:
                highest = 0
                for terrace in range(start, end + 1):
                    highest = max(highest, levels[terrace])
                answers.append(highest)
        return answers
