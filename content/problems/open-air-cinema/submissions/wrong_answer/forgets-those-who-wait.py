class Solution:
    def largestPicture(self, fronts: list[int]) -> int:
        largest, waiting = 0, [-1]
        for at, height in enumerate(fronts):
            while waiting[-1] >= 0 and fronts[waiting[-1]] >= height:
                high = fronts[waiting.pop()]
                largest = max(largest, high * (at - waiting[-1] - 1))
            waiting.append(at)
        return largest
