function spareLocker(wristbands) {
  let locker = 1
  while (wristbands.includes(locker)) locker++
  return locker
}
