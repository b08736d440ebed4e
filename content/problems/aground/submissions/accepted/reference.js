function daysAground(tides) {
  const days = new Array(tides.length).fill(0)
  const waiting = []
  for (let day = 0; day < tides.length; day++) {
    while (waiting.length > 0 && tides[waiting[waiting.length - 1]] < tides[day]) {
      const lifted = waiting.pop()
      days[lifted] = day - lifted
    }
    waiting.push(day)
  }
  return days
}
