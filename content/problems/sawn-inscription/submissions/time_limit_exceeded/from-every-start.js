function shortestPiece(stone, name) {
  const needed = new Map()
  for (const letter of name) needed.set(letter, (needed.get(letter) ?? 0) + 1)
  let best = ''
  for (let start = 0; start < stone.length; start++) {
    const missing = new Map(needed)
    let absent = name.length
    for (let end = start; end < stone.length && absent > 0; end++) {
      const left = missing.get(stone[end]) ?? 0
      if (left > 0) absent--
      missing.set(stone[end], left - 1)
      if (absent === 0 && (best === '' || end + 1 - start < best.length)) best = stone.slice(start, end + 1)
    }
  }
  return best
}
