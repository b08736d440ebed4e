class Solution:
    def mow(self, meadow: list[list[int]]) -> list[int]:
        order = []
        top, bottom, left, right = 0, len(meadow) - 1, 0, len(meadow[0]) - 1
        while top <= bottom and left <= right:
            order += meadow[top][left:right + 1]
            top += 1
            order += [meadow[row][right] for row in range(top, bottom + 1)]
            right -= 1
            if top <= bottom:
                order += meadow[bottom][left:right + 1][::-1]
                bottom -= 1
            if left <= right:
                order += [meadow[row][left] for row in range(bottom, top - 1, -1)]
                left += 1
        return order
