function longestMelody(morning, evening) {
  let above = new Array(evening.length + 1).fill(0)
  for (const note of morning) {
    const row = [0]
    for (let j = 1; j <= evening.length; j++) {
      row[j] = note === evening[j - 1] ? above[j - 1] + 1 : Math.max(above[j], row[j - 1])
    }
    above = row
  }
  return above[evening.length]
}
