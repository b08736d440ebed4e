function shortestNetwork(houses) {
  const pipes = []
  for (let i = 0; i < houses.length; i++) {
    for (let j = 0; j < i; j++) {
      pipes.push([Math.abs(houses[i][0] - houses[j][0]) + Math.abs(houses[i][1] - houses[j][1]), i, j])
    }
  }
  pipes.sort((one, other) => one[0] - other[0])

  const leader = houses.map((_, house) => house)
  const find = (house) => {
    while (leader[house] !== house) {
      leader[house] = leader[leader[house]]
      house = leader[house]
    }
    return house
  }

  let total = 0
  for (const [length, i, j] of pipes) {
    const one = find(i)
    const other = find(j)
    if (one === other) continue
    leader[one] = other
    total += length
  }
  return total
}
