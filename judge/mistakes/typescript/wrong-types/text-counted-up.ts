let count = '1'
count++
console.log(count)