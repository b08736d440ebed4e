class Solution:
    def largestBanner(self, poles: list[int]) -> int:
        one, other = sorted(range(len(poles)), key=lambda at: poles[at])[-2:]
        return abs(one - other) * min(poles[one], poles[other])
