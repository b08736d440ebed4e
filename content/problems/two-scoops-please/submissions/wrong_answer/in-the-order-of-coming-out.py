class Solution:
    def readyAt(self, sellers: int, seconds: list[int]) -> list[int]:
        busy_until = []
        answers = []
        for busy in seconds:
            begins = 0
            if len(busy_until) == sellers:
                begins = heappop(busy_until)
                answers.append(begins)
            heappush(busy_until, begins + busy)
        return answers + sorted(busy_until)
