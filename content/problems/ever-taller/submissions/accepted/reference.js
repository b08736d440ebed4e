function mostWhoStay(heights) {
  const ends = []
  for (const height of heights) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] < height) low = middle + 1
      else high = middle
    }
    ends[low] = height
  }
  return ends.length
}
