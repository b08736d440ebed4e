const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout })
const n = rl.question('', (answer) => rl.close())
console.log(n * 2)
