class Solution:
    def daysAground(self, tides: list[int]) -> list[int]:
        days = []
        for day, tide in enumerate(tides):
            later = day + 1
            while later < len(tides) and tides[later] <= tide:
                later += 1
            days.append(later - day if later < len(tides) else 0)
        return days
