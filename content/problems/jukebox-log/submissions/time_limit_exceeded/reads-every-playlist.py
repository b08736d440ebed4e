class Solution:
    def playlists(self, strip: str, records: int) -> int:
        def ways(at: int) -> int:
            if at == len(strip):
                return 1
            if strip[at] == '0':
                return 0
            return sum(ways(end) for end in (at + 1, at + 2)
                       if end <= len(strip) and int(strip[at:end]) <= records)

        return ways(0)
