function startingPier(sun, way) {
  const n = sun.length
  for (let start = 0; start < n; start++) {
    let battery = 0
    let sailed = 0
    for (; sailed < n && battery >= 0; sailed++) {
      const pier = (start + sailed) % n
      battery += sun[pier] - way[pier]
    }
    if (battery >= 0) return start
  }
  return -1
}
