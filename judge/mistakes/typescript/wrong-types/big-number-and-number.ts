const big = 10n
const n = 3
console.log(big + n)