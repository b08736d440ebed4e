function blockedViews(heights) {
  const sortAndCount = (from, to) => {
    if (to - from < 2) return 0
    const middle = (from + to) >> 1
    let count = sortAndCount(from, middle) + sortAndCount(middle, to)
    const front = heights.slice(from, middle)
    const back = heights.slice(middle, to)
    let taken = 0
    let at = from
    for (const height of back) {
      while (taken < front.length && front[taken] <= height) heights[at++] = front[taken++]
      count += front.length - taken
      heights[at++] = height
    }
    while (taken < front.length) heights[at++] = front[taken++]
    return count
  }

  return sortAndCount(0, heights.length)
}
