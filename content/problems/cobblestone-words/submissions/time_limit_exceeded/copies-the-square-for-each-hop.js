function canHop(square, word) {
  const hop = (stones, r, c, k) => {
    if (stones[r]?.[c] !== word[k]) return false
    if (k === word.length - 1) return true
    return [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ].some(([y, x]) => {
      const rest = JSON.parse(JSON.stringify(stones))
      rest[r][c] = '#'
      return hop(rest, y, x, k + 1)
    })
  }
  return square.some((row, r) => [...row].some((_, c) => hop(square.map((one) => [...one]), r, c, 0)))
}
