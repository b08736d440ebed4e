function shorten(book, message) {
  const root = { end: false, next: {} }
  for (const form of book) {
    let node = root
    for (const letter of form) {
      node.next[letter] ??= { end: false, next: {} }
      node = node.next[letter]
    }
    node.end = true
  }

  const shortForm = (word) => {
    let node = root
    for (let at = 0; at < word.length; at++) {
      node = node.next[word[at]]
      if (!node) return word
      if (node.end) return word.slice(0, at + 1)
    }
    return word
  }

  return message.split(' ').map(shortForm).join(' ')
}
