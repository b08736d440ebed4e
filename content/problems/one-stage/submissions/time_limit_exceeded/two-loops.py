class Solution:
    def fewestRefusals(self, shows: list[list[int]]) -> int:
        shows.sort()
        most = []
        for begin, end in shows:
            before = [count for (_, other), count in zip(shows, most) if other <= begin]
            most.append(max(before, default=0) + 1)
        return len(shows) - max(most)
