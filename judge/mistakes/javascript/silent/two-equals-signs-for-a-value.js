let count = 3
count == 4
console.log(count)
