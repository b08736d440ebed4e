class Solution:
    def slowestSpeed(self, pages: list[int], hours: int) -> int:
        speed = 1
        while sum((book + speed - 1) // speed for book in pages) > hours:
            speed += 1
        return speed
