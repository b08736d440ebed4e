class Solution:
    def daysAground(self, tides: list[int]) -> list[int]:
        days = [0] * len(tides)
        waiting = []
        for day, tide in enumerate(tides):
            while waiting and tides[waiting[-1]] < tide:
                lifted = waiting.pop()
                days[lifted] = day - lifted
            waiting.append(day)
        return days
