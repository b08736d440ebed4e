function lowestLevel(cave) {
  if (cave === null) return 0
  return 1 + Math.max(lowestLevel(cave.left), lowestLevel(cave.right))
}
