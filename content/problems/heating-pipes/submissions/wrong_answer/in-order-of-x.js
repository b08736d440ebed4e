function shortestNetwork(houses) {
  houses.sort((one, other) => one[0] - other[0] || one[1] - other[1])
  let total = 0
  for (let i = 1; i < houses.length; i++) {
    const lengths = houses
      .slice(0, i)
      .map(([x, y]) => Math.abs(x - houses[i][0]) + Math.abs(y - houses[i][1]))
    total += Math.min(...lengths)
  }
  return total
}
