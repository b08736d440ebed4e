function largestPicture(fronts) {
  let left = 0
  let right = fronts.length - 1
  let largest = 0
  while (left <= right) {
    largest = Math.max(largest, (right - left + 1) * Math.min(fronts[left], fronts[right]))
    if (fronts[left] <= fronts[right]) left++
    else right--
  }
  return largest
}
