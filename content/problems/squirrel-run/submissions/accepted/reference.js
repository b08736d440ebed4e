function bestRun(tree) {
  let best = tree.val

  const down = (fork) => {
    if (fork === null) return 0
    const left = Math.max(0, down(fork.left))
    const right = Math.max(0, down(fork.right))
    best = Math.max(best, fork.val + left + right)
    return fork.val + Math.max(left, right)
  }

  down(tree)
  return best
}
