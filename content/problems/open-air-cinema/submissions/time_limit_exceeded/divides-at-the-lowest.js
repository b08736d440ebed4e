// Quick on mixed heights, but stairs are divided into one house and all the others.
function largestPicture(fronts) {
  const parts = [[0, fronts.length]]
  let largest = 0
  while (parts.length > 0) {
    const [from, to] = parts.pop()
    if (from === to) continue
    let lowest = from
    for (let at = from; at < to; at++) {
      if (fronts[at] < fronts[lowest]) lowest = at
    }
    largest = Math.max(largest, fronts[lowest] * (to - from))
    parts.push([from, lowest], [lowest + 1, to])
  }
  return largest
}
