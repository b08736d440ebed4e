function fewestInShed(hedgehogs, quarrels) {
  const near = Array.from({ length: hedgehogs + 1 }, () => [])
  for (const [a, b] of quarrels) {
    near[a].push(b)
    near[b].push(a)
  }

  const room = new Array(hedgehogs + 1).fill(undefined)
  let answer = 0
  for (let start = 1; start <= hedgehogs; start++) {
    if (room[start] !== undefined) continue
    const count = [0, 0]
    const stack = [start]
    room[start] = 0
    while (stack.length > 0) {
      const one = stack.pop()
      count[room[one]]++
      for (const other of near[one]) {
        if (room[other] === room[one]) return -1
        if (room[other] !== undefined) continue
        room[other] = 1 - room[one]
        stack.push(other)
      }
    }
    answer += Math.min(...count)
  }
  return answer
}
