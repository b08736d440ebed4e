function placements(garden) {
  const n = garden.length
  const columns = new Array(n).fill(false)
  const falling = new Array(2 * n).fill(false)
  const rising = new Array(2 * n).fill(false)

  const mark = (row, column, taken) => {
    columns[column] = taken
    falling[row - column + n] = taken
    rising[row + column] = taken
  }

  const place = (row) => {
    if (row === n) return 1
    let ways = 0
    for (let column = 0; column < n; column++) {
      if (garden[row][column] === '#') continue
      if (columns[column] || falling[row - column + n] || rising[row + column]) continue
      mark(row, column, true)
      ways += place(row + 1)
      mark(row, column, false)
    }
    return ways
  }

  return place(0)
}
