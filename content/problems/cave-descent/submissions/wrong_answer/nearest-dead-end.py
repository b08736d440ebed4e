class Solution:
    def lowestLevel(self, cave: Optional[TreeNode]) -> int:
        if cave is None:
            return 0
        if cave.left is None or cave.right is None:
            return 1 + max(self.lowestLevel(cave.left), self.lowestLevel(cave.right))
        return 1 + min(self.lowestLevel(cave.left), self.lowestLevel(cave.right))
