function fewestTickets(reach) {
  const tickets = reach.map((_, stop) => (stop === 0 ? 0 : Infinity))
  for (let stop = 0; stop < reach.length; stop++) {
    const last = Math.min(stop + reach[stop], reach.length - 1)
    for (let other = stop + 1; other <= last; other++) {
      tickets[other] = Math.min(tickets[other], tickets[stop] + 1)
    }
  }
  return tickets[reach.length - 1]
}
