class Solution:
    def sortBelt(self, belt: list[int]) -> None:
        belt = sorted(belt)
