function lowestLevel(cave) {
  let levels = 0
  let row = cave ? [cave] : []
  for (; row.length > 0; levels++) {
    row = row.flatMap(({ left, right }) => [left, right].filter(Boolean))
  }
  return levels
}
