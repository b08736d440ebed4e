class Solution:
    def longestVaried(self, wagons: str) -> int:
        last = {}
        start = longest = 0
        for at, sign in enumerate(wagons):
            if last.get(sign, -1) >= start:
                start = last[sign] + 1
            last[sign] = at
            longest = max(longest, at - start + 1)
        return longest
