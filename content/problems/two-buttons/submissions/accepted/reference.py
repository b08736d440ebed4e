class Solution:
    def brightest(self, buttons: list[int]) -> int:
        best = 0
        for lamp in range(19, -1, -1):
            heads = {button >> lamp for button in buttons}
            wish = best * 2 + 1
            best = wish if any(head ^ wish in heads for head in heads) else wish - 1
        return best
