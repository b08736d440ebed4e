const max = 10
console.log(max(3, 4))