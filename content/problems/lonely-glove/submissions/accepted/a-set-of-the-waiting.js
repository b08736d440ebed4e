function withoutPartner(gloves) {
  const waiting = new Set()
  for (const glove of gloves) {
    if (!waiting.delete(glove)) waiting.add(glove)
  }
  return [...waiting][0]
}
