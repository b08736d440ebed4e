function bestRun(tree) {
  const down = (fork) => (fork ? fork.val + Math.max(0, down(fork.left), down(fork.right)) : 0)
  const turning = tree.val + Math.max(0, down(tree.left)) + Math.max(0, down(tree.right))
  const others = [tree.left, tree.right].filter(Boolean).map(bestRun)
  return Math.max(turning, ...others)
}
