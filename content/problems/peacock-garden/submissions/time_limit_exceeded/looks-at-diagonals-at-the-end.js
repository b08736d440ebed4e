function placements(garden) {
  const n = garden.length
  const chosen = []
  const quiet = () =>
    chosen.every((column, row) =>
      chosen.every((other, at) => at === row || Math.abs(at - row) !== Math.abs(other - column)),
    )

  const place = (row) => {
    if (row === n) return quiet() ? 1 : 0
    let ways = 0
    for (let column = 0; column < n; column++) {
      if (garden[row][column] === '#' || chosen.includes(column)) continue
      chosen.push(column)
      ways += place(row + 1)
      chosen.pop()
    }
    return ways
  }

  return place(0)
}
