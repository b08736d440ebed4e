function lowestLevel(cave) {
  const ways = [cave.left, cave.right].filter(Boolean)
  return 1 + Math.max(0, ...ways.map(lowestLevel))
}
