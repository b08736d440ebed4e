function wellPacked(log) {
  const pairs = new Set(['()', '[]', '{}'])
  let at = 0
  while (at + 1 < log.length) {
    if (pairs.has(log.slice(at, at + 2))) {
      log = log.slice(0, at) + log.slice(at + 2)
      at = 0
    } else {
      at++
    }
  }
  return log === ''
}
