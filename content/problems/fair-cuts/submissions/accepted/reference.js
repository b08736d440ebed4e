function fairCuts(weights) {
  let right = 0
  for (const weight of weights) right += weight
  let left = 0
  let cuts = 0
  for (let cut = 1; cut < weights.length; cut++) {
    left += weights[cut - 1]
    right -= weights[cut - 1]
    if (left === right) cuts++
  }
  return cuts
}
