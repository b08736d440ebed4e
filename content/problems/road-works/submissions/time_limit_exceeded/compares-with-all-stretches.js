function closedStretches(works) {
  let stretches = []
  for (let [from, to] of works) {
    const apart = []
    for (const other of stretches) {
      if (other[0] <= to && from <= other[1]) {
        from = Math.min(from, other[0])
        to = Math.max(to, other[1])
      } else {
        apart.push(other)
      }
    }
    stretches = [...apart, [from, to]]
  }
  return stretches
}
