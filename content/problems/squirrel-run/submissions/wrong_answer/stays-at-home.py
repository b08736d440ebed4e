class Solution:
    def bestRun(self, tree: Optional[TreeNode]) -> int:
        best = 0

        def down(fork: Optional[TreeNode]) -> int:
            nonlocal best
            if fork is None:
                return 0
            left = down(fork.left)
            right = down(fork.right)
            best = max(best, fork.val + left + right)
            return max(0, fork.val + max(left, right))

        down(tree)
        return best
