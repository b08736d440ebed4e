class Solution:
    def longestVaried(self, wagons: str) -> int:
        last = {}
        start = longest = 0
        for at, sign in enumerate(wagons):
            if sign in last:
                start = last[sign] + 1
            last[sign] = at
            longest = max(longest, at - start + 1)
        return longest
