const lines = require('fs').readFileSync(0, 'utf8').split('\n')

function leftOver(a, b, m) {
  let left = 1n % m
  let power = a % m
  for (; b > 0n; b /= 2n) {
    if (b % 2n === 1n) left = (left * power) % m
    power = (power * power) % m
  }
  return left
}

const orders = lines.slice(1, 1 + Number(lines[0]))
console.log(orders.map((order) => leftOver(...order.split(' ').map(BigInt))).join('\n'))
