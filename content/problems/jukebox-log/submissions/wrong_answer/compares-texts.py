class Solution:
    def playlists(self, strip: str, records: int) -> int:
        most = str(records)
        ways = [1]
        for i in range(1, len(strip) + 1):
            now = 0
            if '1' <= strip[i - 1] <= most:
                now += ways[i - 1]
            if i > 1 and '10' <= strip[i - 2:i] <= most:
                now += ways[i - 2]
            ways.append(now)
        return ways[-1]
