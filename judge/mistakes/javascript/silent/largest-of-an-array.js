const values = [3, 7, 5]
console.log(Math.max(values))
