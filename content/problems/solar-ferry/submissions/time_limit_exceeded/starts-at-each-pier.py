class Solution:
    def startingPier(self, sun: list[int], way: list[int]) -> int:
        n = len(sun)
        for start in range(n):
            battery = 0
            for pier in range(start, start + n):
                battery += sun[pier % n] - way[pier % n]
                if battery < 0:
                    break
            else:
                return start
        return -1
