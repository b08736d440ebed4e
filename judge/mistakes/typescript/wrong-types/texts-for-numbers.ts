const line = '3 1 2'
const values: number[] = line.split(' ')
console.log(values)