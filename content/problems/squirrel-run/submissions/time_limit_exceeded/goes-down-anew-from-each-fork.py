class Solution:
    def bestRun(self, tree: Optional[TreeNode]) -> int:
        def down(fork):
            if fork is None:
                return 0
            return fork.val + max(0, down(fork.left), down(fork.right))

        best = tree.val + max(0, down(tree.left)) + max(0, down(tree.right))
        for child in tree.left, tree.right:
            if child is not None:
                best = max(best, self.bestRun(child))
        return best
