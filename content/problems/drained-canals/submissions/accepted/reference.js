function cutOff(landings, canals) {
  const near = Array.from({ length: landings + 1 }, () => [])
  canals.forEach(([a, b], canal) => {
    near[a].push([b, canal])
    near[b].push([a, canal])
  })

  // A tree, depth first: the order in which landings are found, and the canal by which each one was.
  const number = new Array(landings + 1).fill(0)
  const above = new Array(landings + 1).fill(0)
  const by = new Array(landings + 1).fill(-1)
  const next = new Array(landings + 1).fill(0)
  const order = [1]
  number[1] = 1
  for (let landing = 1; landing > 0; ) {
    const pair = near[landing][next[landing]++]
    if (pair === undefined) {
      landing = above[landing]
    } else if (number[pair[0]] === 0) {
      const [to, canal] = pair
      order.push(to)
      number[to] = order.length
      above[to] = landing
      by[to] = canal
      landing = to
    }
  }

  // From below: everything below a landing has a greater number.
  const low = number.slice()
  const bridges = []
  for (const landing of order.reverse()) {
    for (const [to, canal] of near[landing]) {
      if (canal === by[landing]) continue
      low[landing] = Math.min(low[landing], by[to] === canal ? low[to] : number[to])
    }
    if (landing !== 1 && low[landing] === number[landing]) bridges.push(by[landing])
  }
  return bridges.sort((one, other) => one - other)
}
