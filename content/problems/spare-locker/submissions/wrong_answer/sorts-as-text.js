function spareLocker(wristbands) {
  let locker = 1
  for (const number of wristbands.sort()) if (number === locker) locker++
  return locker
}
