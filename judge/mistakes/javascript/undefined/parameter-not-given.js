function count(word, letters) {
  return letters.length
}
count('abc')
