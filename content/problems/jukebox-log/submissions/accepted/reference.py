class Solution:
    def playlists(self, strip: str, records: int) -> int:
        before, last = 0, 1
        for i, digit in enumerate(strip):
            now = last if 1 <= int(digit) <= records else 0
            if i > 0 and 10 <= int(strip[i - 1:i + 1]) <= records:
                now += before
            before, last = last, now
        return last
