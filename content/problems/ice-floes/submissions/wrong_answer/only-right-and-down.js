function countFloes(sea) {
  const melt = (row, column) => {
    const stack = [[row, column]]
    while (stack.length > 0) {
      const [r, c] = stack.pop()
      if (sea[r]?.[c] !== '1') continue
      sea[r][c] = '0'
      stack.push([r + 1, c], [r, c + 1])
    }
  }

  let floes = 0
  for (let row = 0; row < sea.length; row++) {
    for (let column = 0; column < sea[0].length; column++) {
      if (sea[row][column] === '0') continue
      floes++
      melt(row, column)
    }
  }
  return floes
}
