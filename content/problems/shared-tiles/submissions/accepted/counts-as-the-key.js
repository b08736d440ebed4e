function packBags(words) {
  const bags = new Map()
  for (const word of words) {
    const counts = new Array(26).fill(0)
    for (let at = 0; at < word.length; at++) counts[word.charCodeAt(at) - 97]++
    const tiles = counts.join(',')
    const bag = bags.get(tiles)
    if (bag) bag.push(word)
    else bags.set(tiles, [word])
  }
  return [...bags.values()]
}
