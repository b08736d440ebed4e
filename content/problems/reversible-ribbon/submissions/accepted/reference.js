function longestReversible(ribbon) {
  let best = ''
  const grow = (left, right) => {
    while (left >= 0 && right < ribbon.length && ribbon[left] === ribbon[right]) {
      left--
      right++
    }
    if (right - left - 1 > best.length) best = ribbon.slice(left + 1, right)
  }
  for (let middle = 0; middle < ribbon.length; middle++) {
    grow(middle, middle)
    grow(middle, middle + 1)
  }
  return best
}
