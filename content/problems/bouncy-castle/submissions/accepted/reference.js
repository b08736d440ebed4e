const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const requests = lines.map((line) => line.split(' ').map(Number))

// From the request that begins last to the one that begins first.
requests.sort((one, other) => one[0] - other[0])
const n = requests.length
const best = new Array(n + 1).fill(0)
for (let at = n - 1; at >= 0; at--) {
  const [, last, price] = requests[at]
  let low = at + 1
  let high = n
  while (low < high) {
    const middle = (low + high) >> 1
    if (requests[middle][0] > last) high = middle
    else low = middle + 1
  }
  best[at] = Math.max(best[at + 1], price + best[low])
}
console.log(best[0])
