function leastStrength(pools) {
  const rows = pools.length
  let least = pools[rows - 1]
  for (let row = rows - 2; row >= 0; row--) {
    const below = least
    least = pools[row].map(
      (pool, c) => pool + Math.min(below[c - 1] ?? 0, below[c], below[c + 1] ?? 0),
    )
  }
  return Math.min(...least)
}
