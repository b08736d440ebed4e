const [, k, ...jetties] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const first = jetties.reduce((one, other) => Math.min(one, other))
const last = jetties.reduce((one, other) => Math.max(one, other))
console.log(Math.floor((last - first) / (k - 1)))
