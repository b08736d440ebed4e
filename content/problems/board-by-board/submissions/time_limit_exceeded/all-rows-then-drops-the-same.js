function selections(lengths, wall) {
  const found = new Map()

  const fill = (chosen, left) => {
    if (left === 0) {
      const sorted = [...chosen].sort((one, other) => one - other)
      found.set(sorted.join(' '), sorted)
    }
    for (const length of lengths) {
      if (length <= left) fill([...chosen, length], left - length)
    }
  }

  fill([], wall)
  return [...found.values()]
}
