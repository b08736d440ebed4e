function programme(acts, rules) {
  const before = Array.from({ length: acts + 1 }, () => [])
  for (const [first, then] of rules) before[then].push(first)
  for (const list of before) list.sort((one, other) => one - other)
  const order = []
  const state = new Array(acts + 1).fill('new')
  let contradiction = false
  // Depth first over what each act needs directly, the smallest number first.
  for (let start = 1; start <= acts; start++) {
    const stack = [start]
    while (stack.length > 0) {
      const act = stack[stack.length - 1]
      const need = before[act].find((first) => state[first] !== 'placed')
      if (state[act] === 'placed') {
        stack.pop()
      } else if (need === undefined) {
        state[act] = 'placed'
        order.push(act)
        stack.pop()
      } else if (state[need] === 'open') {
        contradiction = true
        break
      } else {
        state[act] = 'open'
        state[need] = 'open'
        stack.push(need)
      }
    }
    if (contradiction) return []
  }
  return order
}
