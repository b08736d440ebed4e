class Solution:
    def longestStrip(self, tickets: list[int]) -> int:
        there = set(tickets)
        longest = 0
        # Over the array, not over the set.
        for ticket in tickets:
            if ticket - 1 not in there:
                end = ticket + 1
                while end in there:
                    end += 1
                longest = max(longest, end - ticket)
        return longest
