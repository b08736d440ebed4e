const a = '7'
const b = 3
console.log(a - b)