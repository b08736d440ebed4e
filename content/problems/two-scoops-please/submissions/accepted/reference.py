class Solution:
    def readyAt(self, sellers: int, seconds: list[int]) -> list[int]:
        free = [0] * sellers
        answers = []
        for busy in seconds:
            ready = heappop(free) + busy
            answers.append(ready)
            heappush(free, ready)
        return answers
