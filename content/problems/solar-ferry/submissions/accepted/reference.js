function startingPier(sun, way) {
  const n = sun.length
  let start = 0
  while (start < n) {
    let battery = 0
    let sailed = 0
    while (sailed < n) {
      const pier = (start + sailed) % n
      battery += sun[pier] - way[pier]
      if (battery < 0) break
      sailed++
    }
    if (sailed === n) return start
    // None of the piers that were passed will do.
    start += sailed + 1
  }
  return -1
}
