function largestBanner(poles) {
  let largest = 0
  for (let left = 0; left < poles.length; left++) {
    for (let right = left + 1; right < poles.length; right++) {
      largest = Math.max(largest, (right - left) * Math.min(poles[left], poles[right]))
    }
  }
  return largest
}
