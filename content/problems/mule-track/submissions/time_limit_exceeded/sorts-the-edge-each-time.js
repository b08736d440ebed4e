function highestPoint(heights) {
  const n = heights.length
  const seen = heights.map((row) => row.map(() => false))
  seen[0][0] = true
  const edge = [[heights[0][0], 0, 0]]
  let highest = 0
  for (;;) {
    edge.sort(([one], [other]) => other - one)
    const [height, row, column] = edge.pop()
    highest = Math.max(highest, height)
    if (row === n - 1 && column === n - 1) return highest
    for (const [r, c] of [
      [row + 1, column],
      [row, column + 1],
      [row - 1, column],
      [row, column - 1],
    ]) {
      if (seen[r]?.[c] !== false) continue
      seen[r][c] = true
      edge.push([heights[r][c], r, c])
    }
  }
}
