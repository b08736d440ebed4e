class Solution:
    def timesHeard(self, phrase: str) -> list[int]:
        n = len(phrase)
        heard = [0] * n
        for place in range(n):
            size = 0
            while place + size < n and phrase[size] == phrase[place + size]:
                heard[size] += 1
                size += 1
        return heard
