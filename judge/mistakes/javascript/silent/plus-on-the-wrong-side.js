let sum = 0
for (const v of [1, 2, 3]) sum =+ v
console.log(sum)
