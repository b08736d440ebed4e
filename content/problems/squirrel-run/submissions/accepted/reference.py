class Solution:
    def bestRun(self, tree: Optional[TreeNode]) -> int:
        best = tree.val

        def down(fork: Optional[TreeNode]) -> int:
            nonlocal best
            if fork is None:
                return 0
            left = max(0, down(fork.left))
            right = max(0, down(fork.right))
            best = max(best, fork.val + left + right)
            return fork.val + max(left, right)

        down(tree)
        return best
