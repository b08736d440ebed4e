function spreadTheWord(members, friends, starters, quiet) {
  const near = Array.from({ length: members }, () => [])
  for (const [a, b] of friends) {
    near[a].push(b)
    near[b].push(a)
  }
  for (const one of quiet) near[one] = []
  const minute = new Array(members).fill(-1)
  for (const one of starters) minute[one] = 0
  const queue = [...starters]
  for (let at = 0; at < queue.length; at++) {
    for (const friend of near[queue[at]]) {
      if (minute[friend] !== -1) continue
      minute[friend] = minute[queue[at]] + 1
      queue.push(friend)
    }
  }
  return queue.length === members ? minute[queue[queue.length - 1]] : -1
}
