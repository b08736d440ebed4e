// A negative number at a place says that the number of this place was read.
function spareLocker(wristbands) {
  const n = wristbands.length
  for (let at = 0; at < n; at++) {
    if (wristbands[at] < 1 || wristbands[at] > n) wristbands[at] = n + 1
  }
  for (let at = 0; at < n; at++) {
    const v = Math.abs(wristbands[at])
    if (v <= n) wristbands[v - 1] = -Math.abs(wristbands[v - 1])
  }
  const free = wristbands.findIndex((one) => one > 0)
  return free < 0 ? n + 1 : free + 1
}
