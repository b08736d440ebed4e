const values = [3, 1]
console.log(len(values))
