function fewestInShed(hedgehogs, quarrels) {
  const room = new Array(hedgehogs + 1).fill(-1)
  let answer = 0
  for (let start = 1; start <= hedgehogs; start++) {
    if (room[start] >= 0) continue
    room[start] = 0
    const group = [start]
    for (const one of group) {
      for (const [a, b] of quarrels) {
        if (a !== one && b !== one) continue
        const other = a + b - one
        if (room[other] === room[one]) return -1
        if (room[other] >= 0) continue
        room[other] = 1 - room[one]
        group.push(other)
      }
    }
    const shed = group.filter((one) => room[one] === 1).length
    answer += Math.min(shed, group.length - shed)
  }
  return answer
}
