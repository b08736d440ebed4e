function blockedViews(heights) {
  let count = 0

  const sorted = (row) => {
    if (row.length < 2) return row
    const middle = row.length >> 1
    const front = sorted(row.slice(0, middle))
    const back = sorted(row.slice(middle))
    const merged = []
    let one = 0
    let other = 0
    while (one < front.length && other < back.length) {
      if (front[one] <= back[other]) {
        merged.push(front[one++])
      } else {
        count++
        merged.push(back[other++])
      }
    }
    return [...merged, ...front.slice(one), ...back.slice(other)]
  }

  sorted(heights)
  return count
}
