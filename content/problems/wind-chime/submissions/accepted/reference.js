function levelBars(chime) {
  // Without recursion: each bar stands before those below it, so the way back knows their weights.
  const order = [chime]
  for (let at = 0; at < order.length; at++) {
    const { left, right } = order[at]
    if (left) order.push(left)
    if (right) order.push(right)
  }
  const whole = new Map([[null, 0]])
  let level = 0
  for (const bar of order.reverse()) {
    const left = whole.get(bar.left)
    const right = whole.get(bar.right)
    if (left === right) level++
    whole.set(bar, bar.val + left + right)
  }
  return level
}
