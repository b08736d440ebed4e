function levelBars(chime) {
  let level = 0
  // Only the bars at the very bottom count as weights.
  const weight = (bar) => {
    if (!bar) return 0
    const left = weight(bar.left)
    const right = weight(bar.right)
    if (left === right) level++
    return bar.left || bar.right ? left + right : bar.val
  }
  weight(chime)
  return level
}
