function packBags(words) {
  const bags = new Map()
  for (const word of words) {
    const tiles = [...word].sort().join('')
    if (!bags.has(tiles)) bags.set(tiles, [])
    bags.get(tiles).push(word)
  }
  return [...bags.values()]
}
