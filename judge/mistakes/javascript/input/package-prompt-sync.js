const prompt = require('prompt-sync')()
const n = Number(prompt('n? '))
console.log(n * 2)
