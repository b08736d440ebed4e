function fewestTickets(reach) {
  const last = reach.length - 1
  let tickets = 0
  let stop = 0
  while (stop < last) {
    tickets++
    if (stop + reach[stop] >= last) return tickets
    let best = stop + 1
    for (let next = stop + 1; next <= stop + reach[stop]; next++) {
      if (reach[next] >= reach[best]) best = next
    }
    stop = best
  }
  return tickets
}
