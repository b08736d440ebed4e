function mostOrders(orders) {
  orders.sort((one, other) => one[1] - other[1])
  // The fewest days that so many orders take.
  const least = [0]
  for (const [days, deadline] of orders) {
    least.push(Infinity)
    for (let count = least.length - 1; count > 0; count--) {
      if (least[count - 1] + days <= deadline) least[count] = Math.min(least[count], least[count - 1] + days)
    }
  }
  return least.findLastIndex((days) => days < Infinity)
}
