function fewestBiscuits(effort) {
  let total = 0
  for (let dog = 0; dog < effort.length; dog++) {
    let left = dog
    let right = dog
    while (effort[left - 1] < effort[left]) left--
    while (effort[right + 1] < effort[right]) right++
    total += 1 + Math.max(dog - left, right - dog)
  }
  return total
}
