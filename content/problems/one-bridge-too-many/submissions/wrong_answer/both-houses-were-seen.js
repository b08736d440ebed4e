function spareBridge(bridges) {
  const seen = new Set()
  for (const [a, b] of bridges) {
    if (seen.has(a) && seen.has(b)) return [a, b]
    seen.add(a).add(b)
  }
  return bridges[bridges.length - 1]
}
