class Solution:
    def swappedPair(self, cabinet: TreeNode | None) -> list[int]:
        row, waiting, drawer = [], [], cabinet
        while waiting or drawer:
            while drawer:
                waiting.append(drawer)
                drawer = drawer.left
            drawer = waiting.pop()
            row.append(drawer.val)
            drawer = drawer.right
        return next([later, early] for early, later in pairwise(row) if early > later)
