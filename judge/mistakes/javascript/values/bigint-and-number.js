const big = 10n
console.log(big + 1)
