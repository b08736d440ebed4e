const word = 'hello'
console.log(word.reverse())