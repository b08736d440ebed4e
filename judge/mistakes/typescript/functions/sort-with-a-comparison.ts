const values = [3, 1, 2]
values.sort((a, b) => a > b)
console.log(values)