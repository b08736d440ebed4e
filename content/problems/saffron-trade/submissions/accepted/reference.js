function bestGain(prices) {
  let lowest = prices[0]
  let best = 0
  for (const price of prices) {
    best = Math.max(best, price - lowest)
    lowest = Math.min(lowest, price)
  }
  return best
}
