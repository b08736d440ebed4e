function shorten(book, message) {
  book.sort((one, other) => one.length - other.length)
  const shortForm = (word) => book.find((form) => word.startsWith(form)) ?? word
  return message.split(' ').map(shortForm).join(' ')
}
