function fewestInShed(hedgehogs, quarrels) {
  const near = Array.from({ length: hedgehogs + 1 }, () => [])
  for (const [a, b] of quarrels) {
    near[a].push(b)
    near[b].push(a)
  }
  const room = new Array(hedgehogs + 1).fill(-1)
  let shed = 0
  for (let start = 1; start <= hedgehogs; start++) {
    if (room[start] >= 0) continue
    room[start] = 0
    const queue = [start]
    // The rooms of a group are never exchanged.
    for (const one of queue) {
      shed += room[one]
      for (const other of near[one]) {
        if (room[other] === room[one]) return -1
        if (room[other] >= 0) continue
        room[other] = 1 - room[one]
        queue.push(other)
      }
    }
  }
  return shed
}
