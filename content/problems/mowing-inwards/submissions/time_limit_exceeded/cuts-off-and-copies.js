function mow(meadow) {
  const order = []
  let rest = meadow
  while (rest.length > 0) {
    order.push(rest[0][0])
    // One patch at a time: the rest is copied without it, and turned when the row is done.
    rest = [rest[0].slice(1), ...rest.slice(1).map((row) => row.slice())]
    if (rest[0].length > 0) continue
    rest = rest.slice(1)
    if (rest.length === 0) break
    rest = rest[0].map((_, column) => rest.map((row) => row[rest[0].length - 1 - column]))
  }
  return order
}
