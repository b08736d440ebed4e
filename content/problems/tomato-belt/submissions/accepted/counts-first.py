class Solution:
    def sortBelt(self, belt: list[int]) -> None:
        green, orange, red = (belt.count(kind) for kind in range(3))
        belt[:] = [0] * green + [1] * orange + [2] * red
