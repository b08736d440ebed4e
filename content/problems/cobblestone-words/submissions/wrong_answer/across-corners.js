function canHop(square, word) {
  const stones = square.map((row) => [...row])
  const hop = (r, c, k) => {
    if (stones[r]?.[c] !== word[k]) return false
    if (k === word.length - 1) return true
    stones[r][c] = '#'
    let found = false
    for (let y = r - 1; y <= r + 1; y++) {
      for (let x = c - 1; x <= c + 1; x++) found ||= hop(y, x, k + 1)
    }
    stones[r][c] = word[k]
    return found
  }
  return stones.some((row, r) => row.some((_, c) => hop(r, c, 0)))
}
