const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n')
const [, k] = first.split(' ').map(Number)
const jetties = second
  .split(' ')
  .map(Number)
  .sort((one, other) => one - other)

const roomFor = (distance) => {
  let taken = 1
  let last = jetties[0]
  for (const jetty of jetties) {
    if (jetty - last >= distance) {
      taken++
      last = jetty
    }
  }
  return taken
}

let low = 1
let high = jetties[jetties.length - 1] - jetties[0]
while (low < high) {
  const middle = Math.ceil((low + high) / 2)
  if (roomFor(middle) >= k) low = middle
  else high = middle - 1
}
console.log(low)
