function cheapestSets(cups, saucers, k) {
  cups.sort((one, other) => one - other)
  saucers.sort((one, other) => one - other)
  const prices = [cups[0] + saucers[0]]
  let cup = 0
  let saucer = 0
  while (prices.length < k) {
    const withCup = cup + 1 < cups.length ? cups[cup + 1] + saucers[saucer] : Infinity
    const withSaucer = saucer + 1 < saucers.length ? cups[cup] + saucers[saucer + 1] : Infinity
    if (withCup === Infinity && withSaucer === Infinity) break
    prices.push(Math.min(withCup, withSaucer))
    if (withCup <= withSaucer) cup++
    else saucer++
  }
  return prices
}
