function runningMedians(readings) {
  return readings.map((_, at) => {
    const sorted = readings.slice(0, at + 1).sort((one, other) => one - other)
    const middle = sorted.length >> 1
    return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  })
}
