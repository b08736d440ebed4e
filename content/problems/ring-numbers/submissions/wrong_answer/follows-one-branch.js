function sightings(notes) {
  // An unreadable letter leads along the first branch only.
  const root = {}
  const answers = []
  for (const [kind, text] of notes) {
    let node = root
    if (kind === 'ring') {
      for (const letter of text) {
        node[letter] ??= {}
        node = node[letter]
      }
      node.END = true
    } else {
      for (const sign of text) {
        const letter = sign === '?' ? Object.keys(node ?? {}).find((one) => one !== 'END') : sign
        node = letter === undefined ? undefined : node?.[letter]
      }
      answers.push(node?.END === true)
    }
  }
  return answers
}
