function slowestSpeed(pages, hours) {
  let low = 1
  let high = Math.max(...pages)
  while (low < high) {
    const speed = Math.floor((low + high) / 2)
    let needed = 0
    for (const book of pages) needed += Math.ceil(book / speed)
    if (needed <= hours) high = speed
    else low = speed
  }
  return low
}
