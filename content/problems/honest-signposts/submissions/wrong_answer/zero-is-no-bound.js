function allHonest(maze, low, high) {
  if (!maze) return true
  if (low && maze.val <= low) return false
  if (high && maze.val >= high) return false
  return allHonest(maze.left, low, maze.val) && allHonest(maze.right, maze.val, high)
}
