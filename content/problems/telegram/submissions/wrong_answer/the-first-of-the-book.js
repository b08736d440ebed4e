function shorten(book, message) {
  const first = new Map()
  for (const form of book) {
    if (!first.has(form[0])) first.set(form[0], [])
    first.get(form[0]).push(form)
  }
  const shortForm = (word) => (first.get(word[0]) ?? []).find((form) => word.startsWith(form)) ?? word
  return message.split(' ').map(shortForm).join(' ')
}
