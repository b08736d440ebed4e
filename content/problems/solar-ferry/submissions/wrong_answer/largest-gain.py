class Solution:
    def startingPier(self, sun: list[int], way: list[int]) -> int:
        gains = [gain - cost for gain, cost in zip(sun, way)]
        return gains.index(max(gains)) if sum(gains) >= 0 else -1
