function shortestPiece(stone, name) {
  const missing = {}
  for (const letter of stone) missing[letter] = 0
  for (const letter of name) missing[letter] = (missing[letter] ?? 0) + 1

  let absent = name.length
  let start = 0
  let best = ''
  for (let end = 0; end < stone.length; end++) {
    if (missing[stone[end]]-- > 0) absent--
    if (absent === 0) {
      if (best === '' || end + 1 - start < best.length) best = stone.slice(start, end + 1)
      if (++missing[stone[start]] > 0) absent++
      start++
    }
  }
  return best
}
