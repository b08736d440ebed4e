function blockedViews(heights) {
  let count = 0
  for (let end = heights.length; end > 1; end--) {
    for (let at = 1; at < end; at++) {
      if (heights[at - 1] <= heights[at]) continue
      const taller = heights[at - 1]
      heights[at - 1] = heights[at]
      heights[at] = taller
      count++
    }
  }
  return count
}
