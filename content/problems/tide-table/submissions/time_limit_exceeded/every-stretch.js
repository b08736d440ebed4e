function countStretches(changes, rise) {
  let found = 0
  for (let from = 0; from < changes.length; from++) {
    let sum = 0
    for (let to = from; to < changes.length; to++) {
      sum += changes[to]
      if (sum === rise) found++
    }
  }
  return found
}
