// Begins somewhere and pushes the lighter neighbour to the same ball again and again.
function leastEffort(weights) {
  let best = Infinity
  for (let start = 0; start < weights.length; start++) {
    let left = start - 1
    let right = start + 1
    let ball = weights[start]
    let effort = 0
    while (left >= 0 || right < weights.length) {
      ball += (weights[left] ?? Infinity) < (weights[right] ?? Infinity) ? weights[left--] : weights[right++]
      effort += ball
    }
    best = Math.min(best, effort)
  }
  return best
}
