class Solution:
    def allHonest(self, maze: Optional[TreeNode]) -> bool:
        def numbers(node: Optional[TreeNode]) -> list[int]:
            below = [node] if node else []
            for one in below:
                below += [way for way in (one.left, one.right) if way]
            return [one.val for one in below]

        if maze is None:
            return True
        return (
            max(numbers(maze.left), default=-inf) < maze.val < min(numbers(maze.right), default=inf)
            and self.allHonest(maze.left)
            and self.allHonest(maze.right)
        )
