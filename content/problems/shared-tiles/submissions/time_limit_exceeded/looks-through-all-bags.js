function packBags(words) {
  const bags = []
  for (const word of words) {
    const tiles = [...word].sort().join('')
    const bag = bags.find((one) => one.tiles === tiles)
    if (bag) bag.words.push(word)
    else bags.push({ tiles, words: [word] })
  }
  return bags.map((bag) => bag.words)
}
