function leastEffort(weights) {
  const least = (from, to) => {
    if (from === to) return 0
    let weight = weights[to]
    let best = Infinity
    for (let gap = from; gap < to; gap++) {
      weight += weights[gap]
      best = Math.min(best, least(from, gap) + least(gap + 1, to))
    }
    return weight + best
  }
  return least(0, weights.length - 1)
}
