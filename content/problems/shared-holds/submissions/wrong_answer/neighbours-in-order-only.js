function sharedHolds(routes) {
  // Looks only at the routes next to it in the order of the letters.
  const order = routes.map((_, at) => at).sort((one, other) => (routes[one] < routes[other] ? -1 : 1))
  const sums = routes.map(() => 0)
  for (let place = 1; place < order.length; place++) {
    const one = order[place - 1]
    const other = order[place]
    let shared = 0
    while (shared < routes[one].length && routes[one][shared] === routes[other][shared]) shared++
    sums[one] += shared
    sums[other] += shared
  }
  return sums
}
