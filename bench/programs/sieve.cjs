const n = Number(require('node:fs').readFileSync(0, 'utf8'))

function primes() {
  const crossed = new Uint8Array(n + 1)
  let count = 0
  for (let one = 2; one <= n; one++) {
    if (crossed[one]) continue
    count++
    for (let other = one * one; other <= n; other += one) crossed[other] = 1
  }
  return count
}

console.log(primes())
