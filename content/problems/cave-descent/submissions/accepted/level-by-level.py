class Solution:
    def lowestLevel(self, cave: Optional[TreeNode]) -> int:
        levels = 0
        row = [cave] if cave else []
        while row:
            levels += 1
            row = [below for chamber in row for below in (chamber.left, chamber.right) if below]
        return levels
