class Solution:
    def timesHeard(self, phrase: str) -> list[int]:
        n = len(phrase)
        border = [0] * (n + 1)
        for k in range(1, n):
            size = border[k]
            while size > 0 and phrase[size] != phrase[k]:
                size = border[size]
            border[k + 1] = size + 1 if phrase[size] == phrase[k] else 0
        heard = [1] * (n + 1)
        for k in range(n, 0, -1):
            heard[border[k]] += heard[k]
        return heard[1:]
