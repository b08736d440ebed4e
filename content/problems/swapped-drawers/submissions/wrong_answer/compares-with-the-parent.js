function swappedPair(cabinet) {
  const found = []
  const look = (drawer) => {
    if (!drawer) return
    if (drawer.left && drawer.left.val > drawer.val) found.push(drawer.left.val, drawer.val)
    if (drawer.right && drawer.right.val < drawer.val) found.push(drawer.right.val, drawer.val)
    look(drawer.left)
    look(drawer.right)
  }
  look(cabinet)
  if (found.length === 0) return [0, 0]
  return [Math.min(...found), Math.max(...found)]
}
