const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const requests = lines.map((line) => line.split(' ').map(Number))
requests.sort((one, other) => other[2] - one[2])
const accepted = []
let earned = 0
for (const [first, last, price] of requests) {
  if (accepted.some(([a, b]) => first <= b && a <= last)) continue
  accepted.push([first, last])
  earned += price
}
console.log(earned)
