function leastStrength(pools) {
  const least = (row, column) => {
    if (column < 0 || column === pools[0].length) return Infinity
    if (row === pools.length - 1) return pools[row][column]
    return (
      pools[row][column] +
      Math.min(least(row + 1, column - 1), least(row + 1, column), least(row + 1, column + 1))
    )
  }
  return Math.min(...pools[0].map((_, column) => least(0, column)))
}
