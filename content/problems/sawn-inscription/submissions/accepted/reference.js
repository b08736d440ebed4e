function shortestPiece(stone, name) {
  const missing = {}
  for (const letter of stone) missing[letter] = 0
  for (const letter of name) missing[letter] = (missing[letter] ?? 0) + 1

  let absent = name.length
  let start = 0
  let best = [0, Infinity]
  for (let end = 0; end < stone.length; end++) {
    if (missing[stone[end]]-- > 0) absent--
    for (; absent === 0; start++) {
      if (end + 1 - start < best[1] - best[0]) best = [start, end + 1]
      if (++missing[stone[start]] > 0) absent++
    }
  }
  return best[1] === Infinity ? '' : stone.slice(...best)
}
