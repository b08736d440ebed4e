class Solution:
    def longestStrip(self, tickets: list[int]) -> int:
        tickets.sort()
        longest = length = 1
        for one, other in zip(tickets, tickets[1:]):
            length = length + 1 if other == one + 1 else 1
            longest = max(longest, length)
        return longest
