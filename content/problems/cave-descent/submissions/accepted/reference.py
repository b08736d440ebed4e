class Solution:
    def lowestLevel(self, cave: Optional[TreeNode]) -> int:
        if cave is None:
            return 0
        return 1 + max(self.lowestLevel(cave.left), self.lowestLevel(cave.right))
