// Knuth: the best gap lies between those of the two parts that are shorter by one ball.
function leastEffort(weights) {
  const n = weights.length
  const least = weights.map(() => new Array(n).fill(0))
  const gap = weights.map((_, i) => new Array(n).fill(i))
  for (let i = n - 1; i >= 0; i--) {
    let weight = weights[i]
    for (let j = i + 1; j < n; j++) {
      weight += weights[j]
      least[i][j] = Infinity
      for (let k = gap[i][j - 1]; k <= Math.min(gap[i + 1][j], j - 1); k++) {
        const effort = weight + least[i][k] + least[k + 1][j]
        if (effort >= least[i][j]) continue
        least[i][j] = effort
        gap[i][j] = k
      }
    }
  }
  return least[0][n - 1]
}
