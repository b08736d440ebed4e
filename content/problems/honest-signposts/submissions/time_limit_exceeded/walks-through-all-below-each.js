function allHonest(maze) {
  const numbers = (node) => {
    const below = node ? [node] : []
    for (const one of below) {
      if (one.left) below.push(one.left)
      if (one.right) below.push(one.right)
    }
    return below.map((one) => one.val)
  }

  if (!maze) return true
  return (
    numbers(maze.left).every((number) => number < maze.val) &&
    numbers(maze.right).every((number) => number > maze.val) &&
    allHonest(maze.left) &&
    allHonest(maze.right)
  )
}
