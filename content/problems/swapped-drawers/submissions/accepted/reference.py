class Solution:
    def swappedPair(self, cabinet: TreeNode | None) -> list[int]:
        larger = smaller = before = None
        waiting, drawer = [], cabinet
        while waiting or drawer:
            while drawer:
                waiting.append(drawer)
                drawer = drawer.left
            drawer = waiting.pop()
            if before is not None and drawer.val < before:
                if larger is None:
                    larger = before
                smaller = drawer.val
            before = drawer.val
            drawer = drawer.right
        return [smaller, larger]
