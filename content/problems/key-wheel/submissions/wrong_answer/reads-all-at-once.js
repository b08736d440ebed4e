// Waits for the end of the input before it asks anything: neither side ever says the next word.
const [n, wanted] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
console.log(n > 0 && wanted >= 0 ? '! 0' : '! -1')
