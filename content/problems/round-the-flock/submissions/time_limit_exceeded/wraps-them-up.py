class Solution:
    def turnsOf(self, sheep: list[list[int]]) -> list[list[int]]:
        first = min(sheep)
        turns = [first]
        while True:
            ax, ay = turns[-1]
            bx, by = ax, ay
            for cx, cy in sheep:
                turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
                if turn < 0 or turn == 0 and abs(cx - ax) + abs(cy - ay) > abs(bx - ax) + abs(by - ay):
                    bx, by = cx, cy
            if [bx, by] == first:
                return turns
            turns.append([bx, by])
