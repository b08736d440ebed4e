const word = 'abc'
console.log(word.reverse())
