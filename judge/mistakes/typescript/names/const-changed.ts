const count = 1
count = 2
console.log(count)