class Solution:
    def startingPier(self, sun: list[int], way: list[int]) -> int:
        start = battery = total = 0
        for pier, (gain, cost) in enumerate(zip(sun, way)):
            total += gain - cost
            battery += gain - cost
            if battery < 0:
                start, battery = pier + 1, 0
        return start if total >= 0 else -1
