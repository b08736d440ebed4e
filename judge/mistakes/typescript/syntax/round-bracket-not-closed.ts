const n = 4
console.log((n + 1) * 2
console.log(n)