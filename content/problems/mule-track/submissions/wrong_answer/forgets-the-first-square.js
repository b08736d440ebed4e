function highestPoint(heights) {
  const n = heights.length
  const seen = heights.map((row) => row.map(() => false))
  // Squares by their height, so that the lowest is found by trying the sorted heights from where it was left.
  const levels = [...new Set(heights.flat())].sort((one, other) => one - other)
  const waiting = new Map(levels.map((level) => [level, []]))
  let lowest = 0
  let highest = 0
  let [row, column] = [0, 0]
  seen[0][0] = true
  while (row < n - 1 || column < n - 1) {
    for (const [r, c] of [
      [row + 1, column],
      [row, column + 1],
      [row - 1, column],
      [row, column - 1],
    ]) {
      if (seen[r]?.[c] !== false) continue
      seen[r][c] = true
      waiting.get(Math.max(heights[r][c], levels[lowest])).push([r, c])
    }
    while (waiting.get(levels[lowest]).length === 0) lowest++
    highest = levels[lowest]
    ;[row, column] = waiting.get(levels[lowest]).pop()
  }
  return highest
}
