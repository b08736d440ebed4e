function fewestTickets(reach) {
  let tickets = 0
  let end = 0
  let farthest = 0
  for (let stop = 0; stop < reach.length - 1; stop++) {
    farthest = Math.max(farthest, stop + reach[stop])
    if (stop === end) {
      tickets++
      end = farthest
    }
  }
  return tickets
}
