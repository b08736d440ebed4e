const [n, q, ...rest] = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number)
let sum = 0
const read = rest.slice(0, n).map((pages) => (sum += pages))
for (const goal of rest.slice(n, n + q)) {
  const at = read.findIndex((one) => one >= goal)
  console.log(at < 0 ? 'never' : at + 1)
}
