class Solution:
    def timesHeard(self, phrase: str) -> list[int]:
        n = len(phrase)
        border = [0, 0]
        heard = [1] * (n + 1)
        for k in range(1, n):
            size = border[k]
            while size > 0 and phrase[size] != phrase[k]:
                size = border[size]
            border.append(size + 1 if phrase[size] == phrase[k] else 0)
            # The borders of this border end here, too.
            heard[border[-1]] += 1
        return heard[1:]
