function slowestSpeed(pages, hours) {
  const isEnough = (speed) => {
    let needed = 0
    for (const book of pages) needed += Math.ceil(book / speed)
    return needed <= hours
  }

  let low = 1
  let high = Math.max(...pages)
  while (low < high) {
    const speed = Math.floor((low + high) / 2)
    if (isEnough(speed)) high = speed
    else low = speed + 1
  }
  return low
}
