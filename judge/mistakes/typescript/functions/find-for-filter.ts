const values = [3, 1, 2]
const found: number[] = values.find((v) => v > 1)
console.log(found)