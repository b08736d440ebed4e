const max = 5
console.log(max(3, 4))
