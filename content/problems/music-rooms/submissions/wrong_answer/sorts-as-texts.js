function roomsNeeded(lessons) {
  const begins = lessons.map(([from]) => from).sort()
  const ends = lessons.map(([, to]) => to).sort()
  let most = 0
  let ended = 0
  for (let begun = 0; begun < begins.length; begun++) {
    while (ends[ended] <= begins[begun]) ended++
    most = Math.max(most, begun + 1 - ended)
  }
  return most
}
