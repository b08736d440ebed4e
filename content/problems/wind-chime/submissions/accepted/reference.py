class Solution:
    def levelBars(self, chime: TreeNode | None) -> int:
        level = 0

        def weight(bar):
            nonlocal level
            if bar is None:
                return 0
            left, right = weight(bar.left), weight(bar.right)
            level += left == right
            return bar.val + left + right

        weight(chime)
        return level
