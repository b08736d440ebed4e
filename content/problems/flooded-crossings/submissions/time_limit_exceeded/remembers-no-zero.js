function ways(crossings) {
  const known = crossings.map((row) => row.map(() => 0))

  const waysTo = (row, column) => {
    if (row < 0 || column < 0 || crossings[row][column] === 1) return 0
    if (row + column === 0) return 1
    // Where no way leads, 0 is remembered and looks like not known yet.
    known[row][column] ||= waysTo(row - 1, column) + waysTo(row, column - 1)
    return known[row][column]
  }

  return waysTo(crossings.length - 1, crossings[0].length - 1)
}
