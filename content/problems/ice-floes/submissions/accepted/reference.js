function countFloes(sea) {
  const stack = []
  // Ice that was seen melts, so it is not seen again.
  const visit = (row, column) => {
    if (sea[row]?.[column] !== '1') return
    sea[row][column] = '0'
    stack.push([row, column])
  }

  let floes = 0
  for (let row = 0; row < sea.length; row++) {
    for (let column = 0; column < sea[0].length; column++) {
      if (sea[row][column] === '1') floes++
      visit(row, column)
      while (stack.length > 0) {
        const [r, c] = stack.pop()
        visit(r - 1, c)
        visit(r + 1, c)
        visit(r, c - 1)
        visit(r, c + 1)
      }
    }
  }
  return floes
}
