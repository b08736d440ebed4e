class Solution:
    def allHonest(self, maze: Optional[TreeNode]) -> bool:
        above, last = [], -inf
        while maze or above:
            while maze:
                above.append(maze)
                maze = maze.left
            maze = above.pop()
            if maze.val <= last:
                return False
            last, maze = maze.val, maze.right
        return True
