const fs = require('fs')
const lines = fs.readFileSync('input.txt', 'utf8').split('\n')
console.log(lines[0])
