function fewestPushes(water) {
  const rows = water.length
  const columns = water[0].length
  const settled = water.map((row) => [...row].map(() => false))
  const queue = [[0, 0, 0]]
  for (const [pushes, r, c] of queue) {
    if (r === rows - 1 && c === columns - 1) return pushes
    if (settled[r][c]) continue
    settled[r][c] = true
    for (const [current, y, x] of [
      ['^', r - 1, c],
      ['v', r + 1, c],
      ['<', r, c - 1],
      ['>', r, c + 1],
    ]) {
      if (settled[y]?.[x] === false) queue.push([water[r][c] === current ? pushes : pushes + 1, y, x])
    }
  }
}
