function hookOf(keys, wanted) {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (keys[middle] === wanted) return middle
    if (keys[low] <= keys[middle]) {
      if (keys[low] < wanted && wanted < keys[middle]) high = middle - 1
      else low = middle + 1
    } else {
      if (keys[middle] < wanted && wanted < keys[high]) low = middle + 1
      else high = middle - 1
    }
  }
  return -1
}
