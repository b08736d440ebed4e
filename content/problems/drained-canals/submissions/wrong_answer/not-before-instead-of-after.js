function cutOff(landings, canals) {
  const near = Array.from({ length: landings + 1 }, () => [])
  canals.forEach(([a, b], canal) => {
    near[a].push([b, canal])
    near[b].push([a, canal])
  })
  const number = new Array(landings + 1).fill(0)
  const low = new Array(landings + 1).fill(0)
  const next = new Array(landings + 1).fill(0)
  const bridges = []
  const way = [[1, -1]]
  let found = 1
  number[1] = low[1] = 1
  while (way.length > 0) {
    const [landing, cameBy] = way[way.length - 1]
    if (next[landing] < near[landing].length) {
      const [to, canal] = near[landing][next[landing]++]
      if (canal === cameBy) continue
      if (number[to] > 0) {
        low[landing] = Math.min(low[landing], number[to])
      } else {
        number[to] = low[to] = ++found
        way.push([to, canal])
      }
      continue
    }
    way.pop()
    if (way.length === 0) break
    const [above] = way[way.length - 1]
    low[above] = Math.min(low[above], low[landing])
    if (low[landing] >= number[above]) bridges.push(cameBy)
  }
  return bridges.sort((one, other) => one - other)
}
