const n = 1234
console.log(n.length)