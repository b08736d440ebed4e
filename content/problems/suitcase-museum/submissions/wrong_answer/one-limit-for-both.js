const [[, W, D], ...pieces] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

const best = new Array(W + D + 1).fill(0)
for (const [weight, duty, visitors] of pieces) {
  if (weight > W || duty > D) continue
  for (let left = W + D; left >= weight + duty; left--) {
    best[left] = Math.max(best[left], best[left - weight - duty] + visitors)
  }
}
console.log(best[W + D])
