function longestStrip(tickets) {
  const left = new Set(tickets)
  let longest = 0
  for (const ticket of tickets) {
    if (!left.delete(ticket)) continue
    // Walks both ways and takes the strip out of the set.
    let low = ticket
    let high = ticket
    while (left.delete(low - 1)) low--
    while (left.delete(high + 1)) high++
    longest = Math.max(longest, high - low + 1)
  }
  return longest
}
