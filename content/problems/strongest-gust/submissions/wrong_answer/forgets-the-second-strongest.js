const [n, k, ...gusts] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const strongest = []
let best = 0
for (let to = 0; to < n; to++) {
  // When the strongest leaves, takes the newest one instead.
  if (best <= to - k || gusts[to] >= gusts[best]) best = to
  if (to >= k - 1) strongest.push(gusts[best])
}
console.log(strongest.join(' '))
