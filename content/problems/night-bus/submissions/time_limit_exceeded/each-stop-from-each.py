class Solution:
    def fewestTickets(self, reach: list[int]) -> int:
        tickets = [0] + [inf] * (len(reach) - 1)
        for stop, stops in enumerate(reach):
            for other in range(stop + 1, min(stop + stops, len(reach) - 1) + 1):
                tickets[other] = min(tickets[other], tickets[stop] + 1)
        return tickets[-1]
