function turnsOfTheDial(guests) {
  const root = new Map()
  for (const name of guests) {
    let node = root
    for (const letter of name) {
      if (!node.has(letter)) node.set(letter, new Map())
      node = node.get(letter)
    }
    node.set('', null)
  }
  return guests.map((name) => {
    let node = root.get(name[0])
    // Even if all names begin with it.
    let count = 1
    for (const letter of name.slice(1)) {
      if (node.size > 1) count++
      node = node.get(letter)
    }
    return count
  })
}
