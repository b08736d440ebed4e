// The replies come to a listener, which goes on with the search.
const readline = require('readline').createInterface({ input: process.stdin })
let search

function* find(n, wanted) {
  let low = 0
  let high = n - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const key = yield middle
    if (key === wanted) return middle
    const first = yield low
    const left = first <= key ? first <= wanted && wanted < key : !(key < wanted && wanted <= (yield high))
    if (left) high = middle - 1
    else low = middle + 1
  }
  return -1
}

readline.on('line', (line) => {
  const numbers = line.split(' ').map(Number)
  search ??= find(...numbers)
  const { done, value } = search.next(numbers[0])
  console.log(`${done ? '!' : '?'} ${value}`)
  if (done) readline.close()
})
