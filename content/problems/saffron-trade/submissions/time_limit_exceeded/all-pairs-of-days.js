function bestGain(prices) {
  let best = 0
  for (let buy = 0; buy < prices.length; buy++) {
    for (let sell = buy + 1; sell < prices.length; sell++) {
      if (prices[sell] - prices[buy] > best) best = prices[sell] - prices[buy]
    }
  }
  return best
}
