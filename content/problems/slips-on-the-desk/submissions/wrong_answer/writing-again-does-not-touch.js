function slipsRead(places, notes) {
  const desk = new Map()
  const answers = []
  for (const [kind, word, text] of notes) {
    if (kind === 'write') {
      if (!desk.has(word) && desk.size === places) desk.delete(desk.keys().next().value)
      // A key that is known stays where it was.
      desk.set(word, text)
      continue
    }
    const translation = desk.get(word)
    answers.push(translation ?? '')
    if (translation !== undefined) {
      desk.delete(word)
      desk.set(word, translation)
    }
  }
  return answers
}
