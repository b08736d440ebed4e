function swappedPair(cabinet) {
  // Writes the row down and compares it with the sorted one.
  const row = []
  const waiting = []
  let drawer = cabinet
  while (waiting.length > 0 || drawer) {
    for (; drawer; drawer = drawer.left) waiting.push(drawer)
    drawer = waiting.pop()
    row.push(drawer.val)
    drawer = drawer.right
  }
  const sorted = [...row].sort((one, other) => one - other)
  return sorted.filter((number, at) => number !== row[at])
}
