function turned(word) {
  return word.reverse()
}
console.log(turned('abc'))
