function leastStrength(pools) {
  const rows = pools.length
  let column = pools[rows - 1].indexOf(Math.min(...pools[rows - 1]))
  let strength = pools[rows - 1][column]
  for (let row = rows - 2; row >= 0; row--) {
    const inReach = [column - 1, column, column + 1].filter((c) => c >= 0 && c < pools[row].length)
    inReach.sort((one, other) => pools[row][one] - pools[row][other])
    column = inReach[0]
    strength += pools[row][column]
  }
  return strength
}
