class Solution:
    def fewestTickets(self, reach: list[int]) -> int:
        tickets = end = farthest = 0
        for stop in range(len(reach) - 1):
            farthest = max(farthest, stop + reach[stop])
            if stop == end:
                tickets += 1
                end = farthest
        return tickets
