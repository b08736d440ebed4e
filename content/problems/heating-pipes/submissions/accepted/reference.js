function shortestNetwork(houses) {
  const n = houses.length
  const nearest = new Array(n).fill(Infinity)
  const connected = new Array(n).fill(false)
  let total = 0
  let next = 0
  nearest[0] = 0
  for (let round = 0; round < n; round++) {
    connected[next] = true
    total += nearest[next]
    const [x, y] = houses[next]
    let best = -1
    for (let house = 0; house < n; house++) {
      if (connected[house]) continue
      const distance = Math.abs(houses[house][0] - x) + Math.abs(houses[house][1] - y)
      nearest[house] = Math.min(nearest[house], distance)
      if (best < 0 || nearest[house] < nearest[best]) best = house
    }
    next = best
  }
  return total
}
