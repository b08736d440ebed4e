const [n, k, ...gusts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const strongest = []
let best = -1
for (let to = k - 1; to < n; to++) {
  if (best <= to - k) {
    best = to - k + 1
    for (let hour = best + 1; hour <= to; hour++) if (gusts[hour] >= gusts[best]) best = hour
  } else if (gusts[to] >= gusts[best]) best = to
  strongest.push(gusts[best])
}
console.log(strongest.join(' '))
