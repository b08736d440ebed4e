function mostWhoStay(heights) {
  let most = 1
  let now = 1
  for (let at = 1; at < heights.length; at++) {
    now = heights[at] > heights[at - 1] ? now + 1 : 1
    most = Math.max(most, now)
  }
  return most
}
