function programme(acts, rules) {
  const before = Array.from({ length: acts + 1 }, () => [])
  const followers = new Array(acts + 1).fill(0)
  for (const [first, then] of rules) {
    before[then].push(first)
    followers[first]++
  }
  const free = []
  for (let act = 1; act <= acts; act++) if (followers[act] === 0) free.push(act)
  const order = []
  while (free.length > 0) {
    free.sort((one, other) => one - other)
    const act = free.pop()
    order.push(act)
    for (const first of before[act]) if (--followers[first] === 0) free.push(first)
  }
  return order.length === acts ? order.reverse() : []
}
