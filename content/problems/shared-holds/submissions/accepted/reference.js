function sharedHolds(routes) {
  // Numbered nodes; the way from a node by a letter is found under one number.
  const next = new Map()
  const through = [0]
  const ways = routes.map((route) => {
    let node = 0
    return Array.from(route, (hold) => {
      const key = node * 32 + hold.charCodeAt(0) - 97
      if (!next.has(key)) next.set(key, through.push(0) - 1)
      node = next.get(key)
      through[node]++
      return node
    })
  })
  return ways.map((way) => way.reduce((sum, node) => sum + through[node] - 1, 0))
}
