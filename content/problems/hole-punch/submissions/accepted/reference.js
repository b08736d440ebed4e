function fewestHoles(cards, wanted) {
  let fewest = -1
  for (const card of cards) {
    if ((card | wanted) !== wanted) continue
    let holes = 0
    for (let rest = card ^ wanted; rest !== 0; rest &= rest - 1) holes++
    if (fewest < 0 || holes < fewest) fewest = holes
  }
  return fewest
}
