function fairCuts(weights) {
  const half = Math.trunc(weights.reduce((sum, weight) => sum + weight, 0) / 2)
  let left = 0
  let cuts = 0
  for (const weight of weights.slice(0, -1)) {
    left += weight
    if (left === half) cuts++
  }
  return cuts
}
