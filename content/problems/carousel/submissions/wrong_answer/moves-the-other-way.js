function ringBell(riders, bells) {
  const moves = bells % riders.length
  riders.push(...riders.splice(0, moves))
}
