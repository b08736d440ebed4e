function strongestCrew(strength) {
  const all = strength.flatMap((row, paddler) => row.map((strong, seat) => [strong, paddler, seat]))
  all.sort((one, other) => other[0] - one[0])
  const seated = new Set()
  const taken = new Set()
  let total = 0
  for (const [strong, paddler, seat] of all) {
    if (strong < 0 || seated.has(paddler) || taken.has(seat)) continue
    seated.add(paddler)
    taken.add(seat)
    total += strong
  }
  return seated.size === strength.length ? total : -1
}
