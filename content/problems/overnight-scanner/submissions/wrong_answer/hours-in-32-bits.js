function slowestSpeed(pages, hours) {
  let low = 1
  let high = Math.max(...pages)
  while (low < high) {
    const speed = (low + high) >> 1
    const needed = pages.reduce((sum, book) => (sum + Math.ceil(book / speed)) | 0, 0)
    if (needed <= hours) high = speed
    else low = speed + 1
  }
  return low
}
