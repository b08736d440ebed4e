function spareBridge(bridges) {
  const leader = Array.from({ length: bridges.length + 1 }, (_, house) => house)

  const find = (house) => {
    while (leader[house] !== house) {
      leader[house] = leader[leader[house]]
      house = leader[house]
    }
    return house
  }

  for (const [a, b] of bridges) {
    const one = find(a)
    const other = find(b)
    if (one === other) return [a, b]
    leader[one] = other
  }
}
