function allHonest(maze) {
  const above = []
  let node = maze
  let last = -Infinity
  while (node || above.length > 0) {
    while (node) {
      above.push(node)
      node = node.left
    }
    node = above.pop()
    if (node.val < last) return false
    last = node.val
    node = node.right
  }
  return true
}
