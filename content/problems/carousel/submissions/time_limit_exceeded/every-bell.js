function ringBell(riders, bells) {
  for (let bell = 0; bell < bells % riders.length; bell++) {
    const last = riders[riders.length - 1]
    for (let seat = riders.length - 1; seat > 0; seat--) riders[seat] = riders[seat - 1]
    riders[0] = last
  }
}
