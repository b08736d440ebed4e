function longestMelody(morning, evening) {
  const left = new Map()
  for (const note of evening) left.set(note, (left.get(note) ?? 0) + 1)
  let common = 0
  for (const note of morning) {
    if (!left.get(note)) continue
    left.set(note, left.get(note) - 1)
    common++
  }
  return common
}
