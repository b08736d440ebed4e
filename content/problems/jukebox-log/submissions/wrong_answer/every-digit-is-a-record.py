# Right if there are at least nine records.
class Solution:
    def playlists(self, strip: str, records: int) -> int:
        ways = [1]
        for i, digit in enumerate(strip):
            now = ways[i] if digit != '0' else 0
            if i > 0 and 10 <= int(strip[i - 1:i + 1]) <= records:
                now += ways[i - 1]
            ways.append(now)
        return ways[-1]
