function programme(acts, rules) {
  const before = Array.from({ length: acts + 1 }, () => [])
  const followers = new Array(acts + 1).fill(0)
  for (const [first, then] of rules) {
    before[then].push(first)
    followers[first]++
  }

  // A heap with the largest act at the top.
  const free = []

  function push(act) {
    let at = free.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (free[parent] > act) break
      free[at] = free[parent]
      at = parent
    }
    free[at] = act
  }

  function pop() {
    const top = free[0]
    const act = free.pop()
    const count = free.length
    if (count === 0) return top
    let at = 0
    for (let child = 1; child < count; child = 2 * at + 1) {
      if (child + 1 < count && free[child + 1] > free[child]) child++
      if (act > free[child]) break
      free[at] = free[child]
      at = child
    }
    free[at] = act
    return top
  }

  for (let act = 1; act <= acts; act++) if (followers[act] === 0) push(act)
  const order = []
  while (free.length > 0) {
    const act = pop()
    order.push(act)
    for (const first of before[act]) if (--followers[first] === 0) push(first)
  }
  return order.length === acts ? order.reverse() : []
}
