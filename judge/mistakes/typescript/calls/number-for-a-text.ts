const n = 42
console.log(parseInt(n))