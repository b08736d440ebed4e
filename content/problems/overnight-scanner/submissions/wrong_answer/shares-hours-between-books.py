class Solution:
    def slowestSpeed(self, pages: list[int], hours: int) -> int:
        return (sum(pages) + hours - 1) // hours
