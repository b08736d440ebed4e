function longestVaried(wagons) {
  let inside = new Set()
  let longest = 0
  for (const sign of wagons) {
    if (inside.has(sign)) inside = new Set()
    inside.add(sign)
    longest = Math.max(longest, inside.size)
  }
  return longest
}
