function largestPicture(fronts) {
  const waiting = []
  let largest = 0
  for (let at = 0; at <= fronts.length; at++) {
    const height = fronts[at] ?? 0
    while (waiting.length > 0 && fronts[waiting[waiting.length - 1]] >= height) {
      const high = fronts[waiting.pop()]
      const before = waiting.length > 0 ? waiting[waiting.length - 1] : -1
      largest = Math.max(largest, high * (at - before - 1))
    }
    waiting.push(at)
  }
  return largest
}
