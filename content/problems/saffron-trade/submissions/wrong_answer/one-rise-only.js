function bestGain(prices) {
  let best = 0
  let bought = 0
  for (let day = 1; day < prices.length; day++) {
    if (prices[day] < prices[day - 1]) bought = day
    best = Math.max(best, prices[day] - prices[bought])
  }
  return best
}
