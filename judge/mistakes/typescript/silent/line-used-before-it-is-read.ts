import * as readline from 'readline'
const rl = readline.createInterface({ input: process.stdin })
const lines: string[] = []
rl.on('line', (line: string) => lines.push(line))
console.log(Number(lines[0]) * 2)
