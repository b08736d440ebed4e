class Solution:
    def readyAt(self, sellers: int, seconds: list[int]) -> list[int]:
        answers = [seconds[child] for child in range(sellers)]
        free = answers[:]
        heapify(free)
        for busy in seconds[sellers:]:
            answers.append(heappop(free) + busy)
            heappush(free, answers[-1])
        return answers
