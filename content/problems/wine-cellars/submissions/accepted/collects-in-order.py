class Solution:
    def yearOf(self, cellar: Optional[TreeNode], k: int) -> int:
        years = []

        def visit(node: Optional[TreeNode]) -> None:
            if node:
                visit(node.left)
                years.append(node.val)
                visit(node.right)

        visit(cellar)
        return years[k - 1]
