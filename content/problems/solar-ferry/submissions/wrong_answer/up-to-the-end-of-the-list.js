function startingPier(sun, way) {
  let start = 0
  let battery = 0
  for (let pier = 0; pier < sun.length; pier++) {
    battery += sun[pier] - way[pier]
    if (battery < 0) {
      start = pier + 1
      battery = 0
    }
  }
  return start < sun.length ? start : -1
}
