function sightings(notes) {
  // All nodes of one depth that can be reached are kept together, instead of a recursion.
  const root = new Map()
  const lengths = new Set()
  const answers = []
  for (const [kind, text] of notes) {
    if (kind === 'ring') {
      let node = root
      for (const letter of text) {
        if (!node.has(letter)) node.set(letter, new Map())
        node = node.get(letter)
      }
      node.set('ends', true)
      lengths.add(text.length)
      continue
    }
    let reached = lengths.has(text.length) ? [root] : []
    for (const sign of text) {
      const further = []
      for (const node of reached) {
        if (sign !== '?') {
          if (node.has(sign)) further.push(node.get(sign))
        } else for (const [letter, child] of node) if (letter !== 'ends') further.push(child)
      }
      reached = further
    }
    answers.push(reached.some((node) => node.has('ends')))
  }
  return answers
}
