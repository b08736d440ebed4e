function packBags(words) {
  const bags = new Map()
  for (const word of words) {
    const counts = new Array(26).fill(0)
    for (const letter of word) counts[letter.charCodeAt(0) - 97]++
    const tiles = counts.join('')
    if (!bags.has(tiles)) bags.set(tiles, [])
    bags.get(tiles).push(word)
  }
  return [...bags.values()]
}
