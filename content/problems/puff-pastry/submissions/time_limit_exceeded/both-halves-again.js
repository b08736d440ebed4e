const lines = require('fs').readFileSync(0, 'utf8').split('\n')

// Computes the same half twice, so nothing is won.
function leftOver(a, b, m) {
  if (b === 0n) return 1n % m
  if (b === 1n) return a % m
  return (leftOver(a, b / 2n, m) * leftOver(a, b - b / 2n, m)) % m
}

for (const order of lines.slice(1, 1 + Number(lines[0]))) {
  console.log(String(leftOver(...order.split(' ').map(BigInt))))
}
