function selections(lengths, wall) {
  const found = []
  const chosen = []

  const fill = (from, left) => {
    if (left === 0) found.push(chosen)
    for (let at = from; at < lengths.length; at++) {
      if (lengths[at] > left) continue
      chosen.push(lengths[at])
      fill(at, left - lengths[at])
      chosen.pop()
    }
  }

  fill(0, wall)
  return found
}
