function contradictions(poles, readings) {
  const parent = Array.from({ length: poles + 1 }, (_, pole) => pole)
  const above = new Array(poles + 1).fill(0)
  const find = (pole) => {
    while (parent[pole] !== pole) {
      // The pole above it is the new parent, but only one of the two differences is kept.
      parent[pole] = parent[parent[pole]]
      pole = parent[pole]
    }
    return pole
  }
  const wrong = []
  readings.forEach(([a, b, h], at) => {
    const top = find(a)
    const other = find(b)
    if (top !== other) {
      parent[other] = top
      above[other] = above[a] + h - above[b]
    } else if (above[b] - above[a] !== h) wrong.push(at)
  })
  return wrong
}
