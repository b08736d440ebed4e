class Solution:
    def readyAt(self, sellers: int, seconds: list[int]) -> list[int]:
        free = [0] * sellers
        answers = []
        for busy in seconds:
            first = 0
            for seller in range(1, sellers):
                if free[seller] < free[first]:
                    first = seller
            free[first] += busy
            answers.append(free[first])
        return answers
