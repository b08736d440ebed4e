function longestVaried(wagons) {
  const inside = new Set()
  let start = 0
  let longest = 0
  for (const sign of wagons) {
    while (inside.has(sign)) inside.delete(wagons[start++])
    inside.add(sign)
    longest = Math.max(longest, inside.size)
  }
  return longest
}
