class Solution:
    def fewestTickets(self, reach: list[int]) -> int:
        tickets = stop = 0
        while stop < len(reach) - 1:
            stop += max(reach[stop], 1)
            tickets += 1
        return tickets
