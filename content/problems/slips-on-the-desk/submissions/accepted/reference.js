function slipsRead(places, notes) {
  // A Map keeps its keys in the order in which they came: the first one was untouched for longest.
  const desk = new Map()
  const answers = []
  for (const [kind, word, text] of notes) {
    const known = desk.get(word)
    const translation = kind === 'look' ? known : text
    if (kind === 'look') answers.push(known ?? '')
    else if (known === undefined && desk.size === places) desk.delete(desk.keys().next().value)
    desk.delete(word)
    if (translation !== undefined) desk.set(word, translation)
  }
  return answers
}
