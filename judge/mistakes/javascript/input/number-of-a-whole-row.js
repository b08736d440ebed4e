const values = Number(readline().split(' '))
let sum = 0
for (const v of values) sum += v
console.log(sum)
