function placements(garden) {
  const n = garden.length

  const place = (row, columns, rising, falling) => {
    if (row === n) return 1
    let ways = 0
    for (let column = 0; column < n; column++) ways += placeAt(row, column, columns, rising, falling)
    return ways
  }

  const placeAt = (row, column, columns, rising, falling) => {
    const square = 1 << column
    if (garden[row][column] === '#' || (columns | rising | falling) & square) return 0
    return place(row + 1, columns | square, (rising | square) << 1, (falling | square) >> 1)
  }

  let ways = 0
  for (let column = 0; column < n >> 1; column++) ways += 2 * placeAt(0, column, 0, 0, 0)
  return n % 2 === 1 ? ways + placeAt(0, n >> 1, 0, 0, 0) : ways
}
