const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const requests = lines.map((line) => line.split(' ').map(Number))
requests.sort((one, other) => one[1] - other[1])
const best = [0]
for (const [at, [first, , price]] of requests.entries()) {
  let before = at
  while (before > 0 && requests[before - 1][1] >= first) before--
  best.push(Math.max(best[at], price + best[before]))
}
console.log(best[requests.length])
