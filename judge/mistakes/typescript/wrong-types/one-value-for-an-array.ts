const values: number[] = 5
console.log(values.length)