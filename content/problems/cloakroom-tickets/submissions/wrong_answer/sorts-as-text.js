function longestStrip(tickets) {
  const sorted = [...new Set(tickets)].sort()
  let longest = 1
  let length = 1
  for (let at = 1; at < sorted.length; at++) {
    length = sorted[at] === sorted[at - 1] + 1 ? length + 1 : 1
    longest = Math.max(longest, length)
  }
  return longest
}
