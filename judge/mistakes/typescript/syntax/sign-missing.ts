const n = 4
console.log(2n + 3 n)