function fewestRefusals(shows) {
  shows.sort((one, other) => one[1] - other[1])
  let free = -Infinity
  let refused = 0
  for (const [begin, end] of shows) {
    if (begin >= free) free = end
    else refused++
  }
  return refused
}
