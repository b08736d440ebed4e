class Solution:
    def fewestRefusals(self, shows: list[list[int]]) -> int:
        starts, played = [], []
        for begin, end in sorted(shows, key=lambda show: show[1] - show[0]):
            at = bisect_left(starts, begin)
            if at > 0 and played[at - 1][1] > begin:
                continue
            if at < len(played) and played[at][0] < end:
                continue
            starts.insert(at, begin)
            played.insert(at, (begin, end))
        return len(shows) - len(played)
