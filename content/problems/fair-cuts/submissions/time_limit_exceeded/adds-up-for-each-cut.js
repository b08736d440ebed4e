function fairCuts(weights) {
  let cuts = 0
  for (let cut = 1; cut < weights.length; cut++) {
    let difference = 0
    for (let at = 0; at < weights.length; at++) difference += at < cut ? weights[at] : -weights[at]
    if (difference === 0) cuts++
  }
  return cuts
}
