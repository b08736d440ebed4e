function canHop(square, word) {
  const columns = square[0].length
  const stones = square.join('')
  const used = new Array(stones.length).fill(false)

  const hop = (stone, k) => {
    if (used[stone] || stones[stone] !== word[k]) return false
    if (k === word.length - 1) return true
    used[stone] = true
    const column = stone % columns
    const found =
      hop(stone + columns, k + 1) ||
      hop(stone - columns, k + 1) ||
      (column > 0 && hop(stone - 1, k + 1)) ||
      (column < columns - 1 && hop(stone + 1, k + 1))
    used[stone] = false
    return found
  }

  for (let stone = 0; stone < stones.length; stone++) if (hop(stone, 0)) return true
  return false
}
