function contradictions(poles, readings) {
  const parent = Array.from({ length: poles + 1 }, (_, pole) => pole)
  const above = new Array(poles + 1).fill(0)
  // Halves the way while it goes up, and returns the root and the height over it.
  const find = (pole) => {
    let height = 0
    while (parent[pole] !== pole) {
      const next = parent[pole]
      if (parent[next] !== next) {
        above[pole] += above[next]
        parent[pole] = parent[next]
      }
      height += above[pole]
      pole = parent[pole]
    }
    return [pole, height]
  }
  const wrong = []
  readings.forEach(([a, b, h], at) => {
    const [top, one] = find(a)
    const [other, two] = find(b)
    if (top !== other) {
      parent[other] = top
      above[other] = one + h - two
    } else if (two - one !== h) wrong.push(at)
  })
  return wrong
}
