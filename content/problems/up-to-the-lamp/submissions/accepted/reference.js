function climbs(steps) {
  const ways = [1, 1, 2]
  for (let step = 3; step <= steps; step++) ways[step] = ways[step - 1] + ways[step - 2] + ways[step - 3]
  return ways[steps]
}
