let count = 1
let count = 2
console.log(count)