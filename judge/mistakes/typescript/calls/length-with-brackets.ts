const values = [3, 1, 2]
console.log(values.length())