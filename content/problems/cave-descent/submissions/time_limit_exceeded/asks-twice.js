function lowestLevel(cave) {
  if (!cave) return 0
  if (lowestLevel(cave.left) > lowestLevel(cave.right)) return 1 + lowestLevel(cave.left)
  return 1 + lowestLevel(cave.right)
}
