function slipsRead(places, notes) {
  const translations = new Map()
  let row = []
  const answers = []
  for (const [kind, word, text] of notes) {
    const known = translations.has(word)
    if (kind === 'look') answers.push(translations.get(word) ?? '')
    if (kind === 'look' && !known) continue
    if (known) row = row.filter((other) => other !== word)
    else if (row.length === places) translations.delete(row.shift())
    row.push(word)
    if (kind === 'write') translations.set(word, text)
  }
  return answers
}
