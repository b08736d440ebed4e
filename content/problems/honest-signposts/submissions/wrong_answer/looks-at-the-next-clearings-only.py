class Solution:
    def allHonest(self, maze: Optional[TreeNode]) -> bool:
        if maze is None:
            return True
        if maze.left and maze.left.val >= maze.val:
            return False
        if maze.right and maze.right.val <= maze.val:
            return False
        return self.allHonest(maze.left) and self.allHonest(maze.right)
