function closedStretches(works) {
  works.sort((one, other) => one[0] - other[0])
  const stretches = []
  let last
  for (const [from, to] of works) {
    if (last && from <= last[1]) {
      last[1] = Math.max(last[1], to)
    } else {
      last = [from, to]
      stretches.push(last)
    }
  }
  return stretches
}
