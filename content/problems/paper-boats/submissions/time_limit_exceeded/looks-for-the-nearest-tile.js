function fewestPushes(water) {
  const rows = water.length
  const columns = water[0].length
  const pushes = new Map([[0, 0]])
  const settled = new Set()
  for (;;) {
    let nearest = -1
    for (const [tile, count] of pushes) {
      if (!settled.has(tile) && (nearest < 0 || count < pushes.get(nearest))) nearest = tile
    }
    if (nearest === rows * columns - 1) return pushes.get(nearest)
    settled.add(nearest)
    const r = Math.floor(nearest / columns)
    const c = nearest % columns
    for (const [current, y, x] of [
      ['^', r - 1, c],
      ['v', r + 1, c],
      ['<', r, c - 1],
      ['>', r, c + 1],
    ]) {
      if (y < 0 || x < 0 || y >= rows || x >= columns) continue
      const sum = pushes.get(nearest) + (water[r][c] === current ? 0 : 1)
      const tile = y * columns + x
      if (sum < (pushes.get(tile) ?? Infinity)) pushes.set(tile, sum)
    }
  }
}
