const values: number[] = [3, 1, 2]
const first: number = values
console.log(first)