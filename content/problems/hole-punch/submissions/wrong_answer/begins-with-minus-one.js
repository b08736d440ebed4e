function fewestHoles(cards, wanted) {
  let fewest = -1
  for (const card of cards) {
    if ((card & ~wanted) !== 0) continue
    let holes = 0
    for (let rest = card ^ wanted; rest > 0; rest >>= 1) holes += rest & 1
    fewest = Math.min(fewest, holes)
  }
  return fewest
}
