class Solution:
    def longestStrip(self, tickets: list[int]) -> int:
        there = set(tickets)
        longest = 0
        for ticket in there:
            if ticket - 1 not in there:
                end = ticket + 1
                while end in there:
                    end += 1
                longest = max(longest, end - ticket)
        return longest
