class Solution:
    def lowestLevel(self, cave: Optional[TreeNode]) -> int:
        left = self.lowestLevel(cave.left) if cave.left else 0
        right = self.lowestLevel(cave.right) if cave.right else 0
        return 1 + max(left, right)
