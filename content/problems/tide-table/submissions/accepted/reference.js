function countStretches(changes, rise) {
  const seen = new Map([[0, 1]])
  let height = 0
  let found = 0
  for (const change of changes) {
    height += change
    found += seen.get(height - rise) ?? 0
    seen.set(height, (seen.get(height) ?? 0) + 1)
  }
  return found
}
