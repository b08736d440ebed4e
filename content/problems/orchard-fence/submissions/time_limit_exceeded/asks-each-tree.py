class Solution:
    def treesInside(self, corners: list[list[int]]) -> int:
        pieces = list(zip(corners, corners[1:] + corners[:1]))
        xs = [x for x, _ in corners]
        ys = [y for _, y in corners]
        trees = 0
        for x in range(min(xs), max(xs) + 1):
            for y in range(min(ys), max(ys) + 1):
                inside = False
                for (ax, ay), (bx, by) in pieces:
                    side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                    if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
                        inside = False
                        break
                    if (ay <= y) != (by <= y) and (side > 0) == (by > ay):
                        inside = not inside
                trees += inside
        return trees
