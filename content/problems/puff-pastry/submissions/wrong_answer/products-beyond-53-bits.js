const lines = require('fs').readFileSync(0, 'utf8').split('\n')

for (const order of lines.slice(1, 1 + Number(lines[0]))) {
  let [a, b, m] = order.split(' ').map(Number)
  let left = 1 % m
  let power = a % m
  while (b > 0) {
    if (b % 2 === 1) left = (left * power) % m
    power = (power * power) % m
    b = Math.floor(b / 2)
  }
  console.log(left)
}
