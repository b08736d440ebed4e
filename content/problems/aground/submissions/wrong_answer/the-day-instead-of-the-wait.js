function daysAground(tides) {
  const days = new Array(tides.length).fill(0)
  const waiting = []
  tides.forEach((tide, day) => {
    while (waiting.length > 0 && tides[waiting[waiting.length - 1]] < tide) days[waiting.pop()] = day
    waiting.push(day)
  })
  return days
}
