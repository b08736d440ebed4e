const [[, W, D], ...pieces] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

// A new table for each piece; the entry for w and d stands at w * (D + 1) + d.
let best = new Array((W + 1) * (D + 1)).fill(0)
for (const [weight, duty, visitors] of pieces) {
  const next = best.slice()
  for (let w = weight; w <= W; w++) {
    for (let d = duty; d <= D; d++) {
      const at = w * (D + 1) + d
      next[at] = Math.max(best[at], best[at - weight * (D + 1) - duty] + visitors)
    }
  }
  best = next
}
console.log(best[best.length - 1])
