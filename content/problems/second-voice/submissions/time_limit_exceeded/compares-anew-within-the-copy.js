const melody = require('fs').readFileSync(0, 'utf8').trim()
const n = melody.length
const z = new Array(n).fill(0)
let from = 0
let end = 0
for (let at = 1; at < n; at++) {
  if (at < end && z[at - from] < end - at) {
    z[at] = z[at - from]
    continue
  }
  // From the entry on, though all up to the end is known.
  while (at + z[at] < n && melody[z[at]] === melody[at + z[at]]) z[at]++
  from = at
  end = at + z[at]
}
console.log(z.slice(1).join(' '))
