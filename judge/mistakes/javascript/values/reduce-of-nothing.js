const values = []
console.log(values.reduce((a, b) => a + b))
