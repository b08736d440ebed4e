class Solution:
    def nextChorus(self, periods: list[int]) -> int:
        longest = max(periods)
        chorus = longest
        while any(chorus % period for period in periods):
            chorus += longest
        return chorus
