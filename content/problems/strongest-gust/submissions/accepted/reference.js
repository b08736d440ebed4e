const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n')
const [n, k] = first.split(' ').map(Number)
const gusts = second.split(' ').map(Number)

// For each hour the next one with a stronger gust; from there on it is no longer the strongest.
const stronger = new Array(n).fill(n)
const open = []
for (let hour = 0; hour < n; hour++) {
  while (open.length > 0 && gusts[open[open.length - 1]] < gusts[hour]) stronger[open.pop()] = hour
  open.push(hour)
}

const strongest = []
let best = 0
for (let from = 0; from + k <= n; from++) {
  if (best < from) best = from
  while (stronger[best] < from + k) best = stronger[best]
  strongest.push(gusts[best])
}
console.log(strongest.join(' '))
