const [first, ...words] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const [stops] = first.split(' ').map(Number)
const names = words.slice(0, stops).join(' ')
console.log(words.slice(stops).map((typed) => names.split(typed).length - 1).join('\n'))
