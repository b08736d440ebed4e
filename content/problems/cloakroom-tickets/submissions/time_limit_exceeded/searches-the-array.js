function longestStrip(tickets) {
  let longest = 0
  for (const ticket of tickets) {
    if (tickets.includes(ticket - 1)) continue
    let end = ticket + 1
    while (tickets.includes(end)) end++
    longest = Math.max(longest, end - ticket)
  }
  return longest
}
