class Solution:
    def levelBars(self, chime: TreeNode | None) -> int:
        if chime is None:
            return 0
        left = chime.left.val if chime.left else 0
        right = chime.right.val if chime.right else 0
        return (left == right) + self.levelBars(chime.left) + self.levelBars(chime.right)
