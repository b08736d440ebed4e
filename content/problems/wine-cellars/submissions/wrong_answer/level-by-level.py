class Solution:
    def yearOf(self, cellar: Optional[TreeNode], k: int) -> int:
        row = [cellar]
        for node in row:
            row += [below for below in (node.left, node.right) if below]
        return row[k - 1].val
