class Solution:
    def yearOf(self, cellar: Optional[TreeNode], k: int) -> int:
        year = -1
        for _ in range(k):
            row, following = [cellar], inf
            for node in row:
                if node.val > year:
                    following = min(following, node.val)
                row += [below for below in (node.left, node.right) if below]
            year = following
        return year
