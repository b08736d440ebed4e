class Solution:
    def lowestLevel(self, cave: Optional[TreeNode]) -> int:
        if cave is None:
            return 0
        if self.lowestLevel(cave.left) > self.lowestLevel(cave.right):
            return 1 + self.lowestLevel(cave.left)
        return 1 + self.lowestLevel(cave.right)
