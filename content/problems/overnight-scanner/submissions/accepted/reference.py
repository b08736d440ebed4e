class Solution:
    def slowestSpeed(self, pages: list[int], hours: int) -> int:
        low, high = 1, max(pages)
        while low < high:
            speed = (low + high) // 2
            if sum((book + speed - 1) // speed for book in pages) <= hours:
                high = speed
            else:
                low = speed + 1
        return low
