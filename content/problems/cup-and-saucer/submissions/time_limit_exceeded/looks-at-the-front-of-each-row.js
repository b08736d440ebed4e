function cheapestSets(cups, saucers, k) {
  saucers.sort((one, other) => one - other)
  const next = cups.map(() => 0)
  const prices = []
  while (prices.length < k) {
    let best = -1
    for (let cup = 0; cup < cups.length; cup++) {
      if (next[cup] === saucers.length) continue
      if (best < 0 || cups[cup] + saucers[next[cup]] < cups[best] + saucers[next[best]]) best = cup
    }
    prices.push(cups[best] + saucers[next[best]])
    next[best]++
  }
  return prices
}
