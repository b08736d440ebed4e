function largestBanner(poles) {
  let left = 0
  let right = poles.length - 1
  let largest = 0
  while (left < right) {
    largest = Math.max(largest, (right - left) * Math.min(poles[left], poles[right]))
    if (poles[left] <= poles[right]) left++
    else right--
  }
  return largest
}
