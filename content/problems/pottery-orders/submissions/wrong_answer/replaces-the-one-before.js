function mostOrders(orders) {
  orders.sort((one, other) => one[1] - other[1])
  const accepted = []
  let total = 0
  for (const [days, deadline] of orders) {
    accepted.push(days)
    total += days
    if (total > deadline) {
      // Looks at the last two only.
      const [one, other] = accepted.splice(-2)
      const kept = Math.min(one, other ?? Infinity)
      total -= days
      if (other === undefined) continue
      total -= one
      total += kept
      accepted.push(kept)
    }
  }
  return accepted.length
}
