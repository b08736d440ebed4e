const values: number[] = ['1', '2'].map((word) => word.trim())
console.log(values)