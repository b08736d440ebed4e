class Solution:
    def readyAt(self, sellers: int, seconds: list[int]) -> list[int]:
        answers = []
        for child, busy in enumerate(seconds):
            before = answers[child - sellers] if child >= sellers else 0
            answers.append(before + busy)
        return answers
