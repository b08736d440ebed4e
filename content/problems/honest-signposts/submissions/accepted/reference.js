function allHonest(maze) {
  const between = (node, low, high) => {
    if (node === null) return true
    return low < node.val && node.val < high && between(node.left, low, node.val) && between(node.right, node.val, high)
  }

  return between(maze, -Infinity, Infinity)
}
