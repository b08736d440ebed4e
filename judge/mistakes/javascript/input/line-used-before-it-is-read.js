const rl = require('readline').createInterface({ input: process.stdin })
const lines = []
rl.on('line', (line) => lines.push(line))
console.log(Number(lines[0]) * 2)
