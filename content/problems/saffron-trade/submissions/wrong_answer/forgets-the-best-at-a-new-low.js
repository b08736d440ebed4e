function bestGain(prices) {
  let lowest = prices[0]
  let best = 0
  for (const price of prices) {
    if (price < lowest) {
      lowest = price
      best = 0
    }
    best = Math.max(best, price - lowest)
  }
  return best
}
