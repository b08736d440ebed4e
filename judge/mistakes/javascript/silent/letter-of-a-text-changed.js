let word = 'hello'
word[0] = 'H'
console.log(word)
