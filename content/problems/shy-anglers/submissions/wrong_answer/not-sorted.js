const [, k, ...jetties] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
let low = 1
let high = 1e9
while (low < high) {
  const middle = Math.ceil((low + high) / 2)
  let taken = 1
  let last = jetties[0]
  for (const jetty of jetties) {
    if (Math.abs(jetty - last) >= middle) {
      taken++
      last = jetty
    }
  }
  if (taken >= k) low = middle
  else high = middle - 1
}
console.log(low)
