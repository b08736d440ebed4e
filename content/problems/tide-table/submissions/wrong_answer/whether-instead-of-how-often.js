function countStretches(changes, rise) {
  const seen = new Set([0])
  let height = 0
  let found = 0
  for (const change of changes) {
    height += change
    if (seen.has(height - rise)) found++
    seen.add(height)
  }
  return found
}
