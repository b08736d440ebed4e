function leastEffort(weights) {
  const effortOf = (from, to) => {
    if (from === to) return 0
    let right = 0
    for (let at = from; at <= to; at++) right += weights[at]
    const all = right
    let left = 0
    let gap = from
    let smallest = Infinity
    for (let at = from; at < to; at++) {
      left += weights[at]
      right -= weights[at]
      if (Math.abs(left - right) >= smallest) continue
      smallest = Math.abs(left - right)
      gap = at
    }
    return all + effortOf(from, gap) + effortOf(gap + 1, to)
  }
  return effortOf(0, weights.length - 1)
}
