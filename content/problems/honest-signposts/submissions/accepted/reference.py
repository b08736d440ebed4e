class Solution:
    def allHonest(self, maze: Optional[TreeNode]) -> bool:
        def between(node: Optional[TreeNode], low: float, high: float) -> bool:
            if node is None:
                return True
            return (
                low < node.val < high
                and between(node.left, low, node.val)
                and between(node.right, node.val, high)
            )

        return between(maze, -inf, inf)
