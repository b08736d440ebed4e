function highestPoint(heights) {
  const n = heights.length
  const height = heights.flat()
  const seen = new Uint8Array(n * n)
  const edge = []

  const push = (square) => {
    if (seen[square] === 1) return
    seen[square] = 1
    let at = edge.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (height[edge[parent]] <= height[square]) break
      edge[at] = edge[parent]
      at = parent
    }
    edge[at] = square
  }

  const popLowest = () => {
    const lowest = edge[0]
    const square = edge.pop()
    if (edge.length === 0) return lowest
    let at = 0
    for (let child = 1; child < edge.length; child = 2 * at + 1) {
      if (child + 1 < edge.length && height[edge[child + 1]] < height[edge[child]]) child++
      if (height[square] <= height[edge[child]]) break
      edge[at] = edge[child]
      at = child
    }
    edge[at] = square
    return lowest
  }

  push(0)
  let highest = 0
  for (;;) {
    const square = popLowest()
    highest = Math.max(highest, height[square])
    if (square === n * n - 1) return highest
    const column = square % n
    if (square + n < n * n) push(square + n)
    if (column < n - 1) push(square + 1)
    if (square >= n) push(square - n)
    if (column > 0) push(square - 1)
  }
}
